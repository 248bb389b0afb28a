"""The companion at the table: advice on the viewer's question, on request."""
