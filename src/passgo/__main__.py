"""`python -m passgo` is the command `passgo`."""
from passgo.cli import main

if __name__ == "__main__":
    main()
