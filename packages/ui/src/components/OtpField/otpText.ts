import { groupedDigits } from '../Field/groupedDigits.ts';

export const otpLength = 6;

/** A code as it is typed: digits alone, at most six. */
export const otpText = groupedDigits(otpLength, []);
