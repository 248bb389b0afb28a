"""What can be looked up about Res Arcana: the rules, the glossary, every component."""
