"""Where everything lies: plain functions of a view."""
