/** What a tab holds that a logout removes: the input of a screen, named as in the tab's title, or messages to travelers that are not sent. */
export type UnsavedWork = { kind: 'screen'; screen: string } | { kind: 'messages' };

/** Unsaved work, and whether it is in the tab that logs out. */
export type FoundWork = UnsavedWork & { isHere: boolean };
