"""What can be looked up about Seasons: the rules, the glossary, every card."""
