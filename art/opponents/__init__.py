"""What renders the portraits of the machine opponents, the same in every game, each in three moods."""
