/** Messages before the first one, for a thread that is loaded in parts. */
export interface EarlierMessages {
  isLoading: boolean;
  /** The reader comes near the beginning. */
  onLoad: () => void;
}
