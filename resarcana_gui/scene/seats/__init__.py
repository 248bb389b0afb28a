"""Who sits at the table: a colour and a sign for each seat, and a medallion with a face."""
