/** The sort key of an id: its value where it is a whole number, so that 99 comes before 100, else its text. */
export const idKey = (id: string): string | number => (/^\d{1,15}$/.test(id) ? Number(id) : id);
