"""What stands around the compiled rules: the hand-written shell (shell.pyx) and the digest of their sources."""
