/** The sort key of an id: a whole number by its value, so that 99 comes before 100; other ids by their text. */
export const idKey = (id: string): string | number => (/^\d{1,15}$/.test(id) ? Number(id) : id);
