/** The longest mean time between a scanner's keys, in ms. Even a fast person needs 180 ms for a digit. */
const LONGEST_MEAN_MS = 100;
/** A longer pause between two keys ends a scan, in ms. It allows for a busy machine. */
const LONGEST_GAP_MS = 250;
/** EAN-8, the shortest barcode of products, has eight digits. */
const FEWEST_DIGITS = 8;

/** Recognises a barcode scanner, which types digits in a burst and then Enter. */
export function createScanReader() {
  let digits = '';
  let firstAt = 0;
  let lastAt = Number.NEGATIVE_INFINITY;

  /** Takes a key and the time of its press, not of its handling, in ms. Returns the barcode when the key is the Enter that ends one. */
  return function readKey(key: string, at: number): string | null {
    const typed = at - lastAt <= LONGEST_GAP_MS ? digits : '';
    if (typed === '') firstAt = at;
    lastAt = at;
    digits = /^\d$/.test(key) ? typed + key : '';
    const isFast = at - firstAt <= typed.length * LONGEST_MEAN_MS;
    return key === 'Enter' && typed.length >= FEWEST_DIGITS && isFast ? typed : null;
  };
}
