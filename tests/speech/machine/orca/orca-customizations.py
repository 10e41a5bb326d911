"""Orca's settings for a record, and what a test has to know of its queue."""

import pyatspi
from orca import event_manager, orca, orca_state, settings
from record_speech import write

settings.speechServerFactory = "record_speech"
settings.enableBraille = False
settings.enableSound = False
settings.enableKeyEcho = False
# Whether Orca reads a page by itself once it has loaded is a race.
settings.sayAllOnLoad = False
settings.pageSummaryOnLoad = False

MARK = "speech mark "
MODIFIERS = ("Control", "Shift", "Alt", "Meta", "Super")

process_event = event_manager.EventManager._processObjectEvent
process_key = event_manager.EventManager._processKeyboardEvent
set_focus = orca.setLocusOfFocus
focused = None


def set_focus_aloud(event, obj, notifyScript=True, force=False):
    """Orca moves to a new focus without a word when the element that had it is gone before Orca hears of it."""
    set_focus(event, obj, notifyScript or (focused is not None and obj == focused), force)


def process_event_and_mark(self, event):
    """The page renames its mark after everything else, so Orca has no earlier event left."""
    global focused
    focused = event.source if event.type.startswith("object:state-changed:focused") and event.detail1 else None
    utilities = getattr(orca_state.activeScript, "utilities", None)
    if focused is not None and hasattr(utilities, "clearCachedObjects"):
        # Orca remembers facts by the address of an object, which a later object can have. Then it is silent.
        utilities.clearCachedObjects()
    process_event(self, event)
    focused = None
    if event.type.startswith("object:property-change:accessible-name"):
        # The name of the event: that of the source may be a later one.
        name = str(event.any_data)
        if name.startswith(MARK):
            write("mark", int(name[len(MARK):]))


def process_and_write_key(self, event):
    consumed = process_key(self, event)
    if event.type == pyatspi.KEY_RELEASED_EVENT and not event.event_string.startswith(MODIFIERS):
        write("key", event.event_string)
    return consumed


# Orca drops events while too many wait. How many do depends on the machine.
event_manager.EventManager._inFlood = lambda self: False
event_manager.EventManager._inDeluge = lambda self: False
orca.setLocusOfFocus = set_focus_aloud
event_manager.EventManager._processObjectEvent = process_event_and_mark
event_manager.EventManager._processKeyboardEvent = process_and_write_key
write("ready", True)
