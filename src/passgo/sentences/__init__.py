"""What only one edition has to say, edition by edition."""
