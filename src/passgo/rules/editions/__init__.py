"""The editions. This folder is the one place that names them: words.py, board.py, table.py and chapters.py here have one line
for each. Nothing else in the shared rules knows which there are.
"""
