"""Pages that are one file, a study's report and a game reviewed: the colours of both, by day and by night."""
from __future__ import annotations

COLOURS = """
:root{color-scheme:light dark;--paper:#fbfaf7;--ink:#23262b;--soft:#7b8087;--grid:#dcdad3;--panel:#fff;--bar:#4a7fb5;
--c0:#2f6fb3;--c1:#cc6a1d;--c2:#3c8f5a;--c3:#a2458f;--c4:#8a6d1f;--c5:#c23b3b;--c6:#3a8f95;--c7:#6a5acd}
@media(prefers-color-scheme:dark){:root{--paper:#16181c;--ink:#e7e5df;--soft:#9aa0a8;--grid:#363a41;--panel:#1e2126;--bar:#6fa3d8;
--c0:#6fa8e6;--c1:#f0994e;--c2:#6cc48c;--c3:#d581c3;--c4:#cdb05a;--c5:#ef7a7a;--c6:#6cc7cd;--c7:#a498f2}}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{max-width:860px;margin:0 auto;padding:24px 16px 64px}
h1{font-size:1.7rem;line-height:1.2;margin:.2em 0}h2{font-size:1.15rem;margin:0 0 .4em}
section{background:var(--panel);border:1px solid var(--grid);border-radius:10px;padding:16px;margin:18px 0}
"""


def html_page(language: str, title: str, style: str, body: str) -> str:
    """The whole page; nothing is fetched from anywhere. All but the style must be escaped."""
    return (f'<!doctype html><html lang="{language}"><head><meta charset="utf-8">'
            f'<meta name="viewport" content="width=device-width,initial-scale=1"><title>{title}</title>'
            f'<style>{COLOURS}{style}</style></head><body><main><h1>{title}</h1>'
            f"{body}</main></body></html>\n")
