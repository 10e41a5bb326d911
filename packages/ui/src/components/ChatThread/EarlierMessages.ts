/** Older messages of a thread that is loaded in pages. */
export interface EarlierMessages {
  isLoading: boolean;
  /** Called when the user scrolls near the beginning. */
  onLoad: () => void;
}
