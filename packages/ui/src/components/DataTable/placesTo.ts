/** The places on a page, from 0. What stands on a page is told apart by its place, so that another page rewrites it. */
export const placesTo = (count: number): number[] => Array.from({ length: count }, (_, place) => place);
