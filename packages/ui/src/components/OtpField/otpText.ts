import { groupedDigits } from '../Field/text/groupedDigits.ts';

export const otpLength = 6;

/** Formats a code during typing: digits only, at most six. */
export const otpText = groupedDigits(otpLength, []);
