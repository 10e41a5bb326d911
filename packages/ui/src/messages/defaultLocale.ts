/** The language of the specified copy, to which catalogues fall back; the design fixes how its dates are written. */
export const defaultLocale = 'en-US';
