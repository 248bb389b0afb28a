"""Items on a table that can be used: `table_item.TableItem`, of which cards, fields, dice and tokens are kinds, and
the `marks` that show what can be done with one."""
