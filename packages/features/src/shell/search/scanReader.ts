/** A scanner types faster than a person: the time between two of its keys, in ms. */
const LONGEST_GAP_MS = 60;
/** EAN-8, the shortest barcode of products, has eight digits. */
const FEWEST_DIGITS = 8;

/** Recognises a barcode scanner, which types digits in a burst and then Enter. */
export function createScanReader() {
  let digits = '';
  let lastAt = Number.NEGATIVE_INFINITY;

  /** Takes the key that was pressed `at` a time in ms; the barcode when it was the Enter after one. */
  return function readKey(key: string, at: number): string | null {
    const isBurst = at - lastAt <= LONGEST_GAP_MS;
    lastAt = at;
    const typed = isBurst ? digits : '';
    digits = /^\d$/.test(key) ? typed + key : '';
    return key === 'Enter' && typed.length >= FEWEST_DIGITS ? typed : null;
  };
}
