import { groupedDigits } from '../Field/text/groupedDigits.ts';

export const otpLength = 6;

/** Reads a code during typing and pasting: six digits of any script, with or without blanks and dashes between them. */
export const otpText = groupedDigits(otpLength, []);
