"""What is drawn beside the pictures of Seasons' cards."""
