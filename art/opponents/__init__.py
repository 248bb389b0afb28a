"""What renders the portraits of the games' machine opponents, each in three moods."""
