/** Whether a text is the id of a record. Ids count from 1. */
export const isRecordId = (id: string): boolean => /^[1-9]\d*$/.test(id) && Number.isSafeInteger(Number(id));
