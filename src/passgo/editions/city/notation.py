"""What the numbers of City's actions are called, and what goes without saying."""
FIELDS = {
    "RESIDENTIAL": ("space",), "INDUSTRIAL": ("space",), "RAILROAD": ("space",), "STADIUM": ("space",), "SKYSCRAPER": ("space",),
    "TOWER": ("space",), "PLACE_HAZARD": ("space", "piece"), "PLACE_BONUS": ("space", "piece"), "JUMP": ("space",),
    "CHOOSE": ("space", "piece"), "CLEAR_HAZARD": ("space", "piece"),
    "SET_RESIDENTIAL": ("space", "blocks"), "SET_INDUSTRIAL": ("space", "blocks"), "SET_RAILROAD": ("space", "on"),
    "SET_STADIUM": ("space", "on"), "SET_SKYSCRAPER": ("space", "on"), "SET_TOWER": ("space", "on"),
    "SET_PIECE": ("space", "piece"), "SET_DODGE": ("seat",),
}
LEADS_ON = ("DONE",)
BY_ITSELF = ("PRESS",)
"""The Build button."""
UNASKED = {"ADD_HOUR": "hour_votes"}
SUMS = {"SET_PIECE": 1}
"""Whether the piece stands (1) or not (0)."""
