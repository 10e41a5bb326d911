/** The whole numbers from 0 below `count`. */
export const range = (count: number): number[] => Array.from({ length: count }, (_, index) => index);
