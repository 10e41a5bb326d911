/** Hebrew, Arabic and the other scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * A text from data for use inside a sentence. One that is written from right to left is isolated, so that it does not change
 * the order of the digits and signs around it; any other is as it was.
 */
export const isolated = (text: string): string => (rightToLeft.test(text) ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text);
