/** Records are numbered from 1; any other text is the id of none. */
export const isRecordId = (id: string): boolean => /^[1-9]\d*$/.test(id) && Number.isSafeInteger(Number(id));
