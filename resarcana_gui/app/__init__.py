"""Where the parts are put together: games found, tables set up, commands of the command line carried out."""
