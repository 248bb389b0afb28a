"""The companion at the table: advice on the viewer's question, when it is asked for."""
