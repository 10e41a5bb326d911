/** The language of the specified copy, and the fallback of all catalogues. The design fixes its date formats. */
export const defaultLocale = 'en-US';
