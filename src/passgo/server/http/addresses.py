"""Addresses: who is counted together, and by which names a server may be called."""
from __future__ import annotations

import contextlib
import ipaddress
from urllib.parse import urlsplit

HOME = (".local", ".lan", ".home", ".internal", ".localhost")
"""Endings of names that are only known at home: no page from outside can be served under them."""


def whence_of(address: str) -> str:
    """Who is counted together: an address, or all of a household's where it has as many as it likes (an IPv6 network)."""
    try:
        long = ipaddress.IPv6Address(address)
    except ValueError:
        return address
    return str(long.ipv4_mapped or ipaddress.IPv6Network((long, 64), strict=False))


def is_one_of(address: str, networks: tuple[str, ...]) -> bool:
    """Is this one of these addresses, or in one of these networks? `*` is everybody."""
    if address in networks or "*" in networks:
        return True
    for network in networks:
        with contextlib.suppress(ValueError):
            if ipaddress.ip_address(address) in ipaddress.ip_network(network):
                return True
    return False


def may_be_called(host: str, known: tuple[str, ...]) -> bool:
    """Is this a name of ours? The ones we were told; without any, an address, or a name of the house: a page of somebody else's,
    whose name leads here, must not be taken for ours."""
    try:
        name = (urlsplit(f"//{host}").hostname or "").lower().rstrip(".")
    except ValueError:
        return False
    if name in known:
        return True
    if known and name not in ("localhost", "127.0.0.1", "::1"):
        return False
    if "." not in name and ":" not in name:
        return bool(name)
    try:
        ipaddress.ip_address(name)
        return True
    except ValueError:
        return name.endswith(HOME)
