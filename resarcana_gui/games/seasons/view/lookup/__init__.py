"""What is learned about Seasons, and looked up: lessons, the rules, the glossary, every card."""
