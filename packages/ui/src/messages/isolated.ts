/** Hebrew, Arabic and the other scripts that are written from right to left. */
const rightToLeft = /[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC]/;
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/**
 * Prepares a text from data for use inside a sentence. A right-to-left text is isolated, so that it does not change
 * the order of the digits and signs around it; other texts stay unchanged.
 */
export const isolated = (text: string): string => (rightToLeft.test(text) ? FIRST_STRONG_ISOLATE + text + POP_ISOLATE : text);
