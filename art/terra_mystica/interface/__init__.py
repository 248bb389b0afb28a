"""What is drawn for Terra Mystica beside the portraits."""
