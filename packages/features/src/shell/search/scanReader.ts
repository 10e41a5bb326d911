/** A scanner types faster than a person, who needs 180 ms for a digit at the fastest: the mean time between keys, in ms. */
const LONGEST_MEAN_MS = 100;
/** A longer pause, as of a busy machine, ends a scan, in ms. */
const LONGEST_GAP_MS = 250;
/** EAN-8, the shortest barcode of products, has eight digits. */
const FEWEST_DIGITS = 8;

/** Recognises a barcode scanner, which types digits in a burst and then Enter. */
export function createScanReader() {
  let digits = '';
  let firstAt = 0;
  let lastAt = Number.NEGATIVE_INFINITY;

  /** Takes the key that was pressed `at` a time in ms, that of the press and not of its handling; the barcode when it was the Enter after one. */
  return function readKey(key: string, at: number): string | null {
    const typed = at - lastAt <= LONGEST_GAP_MS ? digits : '';
    if (typed === '') firstAt = at;
    lastAt = at;
    digits = /^\d$/.test(key) ? typed + key : '';
    const isFast = at - firstAt <= typed.length * LONGEST_MEAN_MS;
    return key === 'Enter' && typed.length >= FEWEST_DIGITS && isFast ? typed : null;
  };
}
