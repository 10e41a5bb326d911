/** The language of the portal's copy, numbers and dates, of React Aria's strings, and of the page's `lang` and `dir`. */
export const locale = 'en-US';
