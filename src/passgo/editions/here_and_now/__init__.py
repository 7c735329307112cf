"""Here & Now, 2006: all its rules are the shared ones."""
