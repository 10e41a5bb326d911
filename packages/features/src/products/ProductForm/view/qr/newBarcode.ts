const DIGITS = 12;

/** A random barcode of 12 digits (spec 2.4). */
export const newBarcode = (): string => Array.from(crypto.getRandomValues(new Uint32Array(DIGITS)), (number) => number % 10).join('');
