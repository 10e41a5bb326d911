/** The longest mean time between a scanner's keys, in ms. Even a fast person needs 180 ms for a digit. */
const LONGEST_MEAN_MS = 100;
/** A longer pause between two keys ends a scan, in ms. It allows for a busy machine. */
const LONGEST_GAP_MS = 250;
/** EAN-8, the shortest barcode of products, has eight digits. */
const FEWEST_DIGITS = 8;

/** The kind of barcode, which some scanners type in front of it (AIM identifier): ']E0', ']C1'. */
const aimPrefix = /^\][A-Za-z][\dA-Za-z]/;

/** A text without its AIM prefix, if it is a barcode then. */
function barcodeOf(text: string): string | undefined {
  const digits = text.replace(aimPrefix, '');
  return /^\d+$/.test(digits) && digits.length >= FEWEST_DIGITS ? digits : undefined;
}

/** The character of a key on the layout of the USA, for which most scanners are set. */
function physicalKey(code: string): string {
  const [, digit] = /^(?:Digit|Numpad)(\d)$/.exec(code) ?? [];
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  return digit ?? letter ?? (code === 'BracketRight' ? ']' : '');
}

export interface Scan {
  barcode: string;
  /** The characters that the scanner typed. They differ from the barcode on another layout, and by an AIM prefix. */
  typed: string;
}

const nothing = { typed: '', physical: '', keys: 0, firstAt: 0 };

/**
 * Recognises a barcode scanner, which types digits in a burst and then Enter. A host with another layout, for example AZERTY, makes
 * other characters of its keys: then the keys themselves are read.
 */
export function createScanReader() {
  let burst = nothing;
  let lastAt = Number.NEGATIVE_INFINITY;

  /** Takes a key and the time of its press, not of its handling, in ms. Returns the scan when the key is the Enter that ends one. */
  return function readKey({ key, code }: Pick<KeyboardEvent, 'key' | 'code'>, at: number): Scan | null {
    const before = at - lastAt <= LONGEST_GAP_MS ? burst : nothing;
    lastAt = at;
    if (key === 'Shift') return null;
    const { typed, physical, keys } = before;
    const firstAt = keys === 0 ? at : before.firstAt;
    const isCharacter = [...key].length === 1 || key === 'Dead';
    burst = isCharacter ? { typed: typed + (key === 'Dead' ? '' : key), physical: physical + physicalKey(code), keys: keys + 1, firstAt } : nothing;
    if (key !== 'Enter' || at - firstAt > keys * LONGEST_MEAN_MS) return null;
    const barcode = barcodeOf(typed) ?? (physical.length === keys ? barcodeOf(physical) : undefined);
    return barcode === undefined ? null : { barcode, typed };
  };
}
