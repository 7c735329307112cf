"""Parts of make_wire: what the pages and the protocol say of the wire."""
