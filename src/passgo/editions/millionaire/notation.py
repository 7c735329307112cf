"""What the numbers of Millionaire's actions are called, and what goes without saying."""
FIELDS = {
    "CHOOSE_PLAYER": ("to",), "GIVE_AWAY": ("space", "to"), "GO_TO": ("space",), "FREE_HOUSE": ("space",),
    "TAKE_OVER": ("space",), "FORCED_DEAL": ("mine", "theirs"),
    "SET_STARS": ("seat", "level"),
}
LEADS_ON = ("END_TURN",)
