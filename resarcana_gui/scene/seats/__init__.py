"""The marks of the seats at a table: a colour and a sign for each, and a medallion with a face."""
