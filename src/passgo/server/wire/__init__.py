"""What goes over the wire, as classes."""
