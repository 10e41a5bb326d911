import { groupedDigits } from '../Field/groupedDigits.ts';

/** A phone number as it is typed: ddd-ddd-dddd, at most ten digits. */
export const phoneText = groupedDigits(10, [3, 6]);
