/** A barcode as it is read out: digits in groups of four, anything else as it is. */
export const barcodeGroups = (barcode: string): string => (/^\d+$/.test(barcode) ? barcode.replace(/\d{4}(?=\d)/g, '$& ') : barcode);
