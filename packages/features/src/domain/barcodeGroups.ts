/** A barcode in groups that are easy to read out: four digits each. Other text stays as it is. */
export const barcodeGroups = (barcode: string): string => (/^\d+$/.test(barcode) ? barcode.replace(/\d{4}(?=\d)/g, '$& ') : barcode);
