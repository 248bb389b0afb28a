"""What lies on the table: heads of seats, clock, prices, tray, cards."""
