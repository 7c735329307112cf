"""What the numbers of City's actions are called."""
FIELDS = {
    "RESIDENTIAL": ("space",), "INDUSTRIAL": ("space",), "RAILROAD": ("space",), "STADIUM": ("space",), "SKYSCRAPER": ("space",),
    "TOWER": ("space",), "PLACE_HAZARD": ("space", "piece"), "PLACE_BONUS": ("space", "piece"), "JUMP": ("space",),
    "CHOOSE": ("space", "piece"), "CLEAR_HAZARD": ("space", "piece"),
}
