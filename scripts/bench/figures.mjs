/** @param {number[]} values */
export const median = (values) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];

/** Two digits behind the point, as the tables print them. @param {number} value */
export const rounded = (value) => Number(value.toFixed(2));
