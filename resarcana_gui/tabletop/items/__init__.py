"""What lies on a table and can be used: `table_item.TableItem`, of which cards, fields, dice and tokens are kinds, and
the `marks` that say what can be done with one."""
