import type { Wording } from '@valise/ui/messages';

interface Sheets {
  labels: number;
  pages: number;
}

/** The copy of the dialog that prints labels. A language is added beside 'en-US'. */
export const labelMessages = {
  'en-US': {
    printLabels: 'Print labels',
    paper: 'Paper',
    a4: 'A4 sheet',
    a4Hint: '24 labels, 63.5 × 33.9 mm',
    '62x29': '62 × 29 mm',
    '50x30': '50 × 30 mm',
    printerHint: 'Label printer, one a page',
    copies: 'Copies',
    copiesInvalid: ({ most }: { most: number }, { number }: Wording) => `Enter a whole number from 1 to ${number(most)}.`,
    start: 'First label',
    startHint: ({ most }: { most: number }, { number }: Wording) => `Place on the sheet, 1 to ${number(most)}.`,
    tooMany: ({ most }: { most: number }, { number }: Wording) => `At most ${number(most)} labels are printed at once.`,
    amount: ({ labels, pages }: Sheets, { number, plural }: Wording) =>
      `${number(labels)} ${plural(labels, { one: 'label', other: 'labels' })} on ${number(pages)} ${plural(pages, { one: 'page', other: 'pages' })}`,
    preview: 'Preview of the first page',
    withoutBarcode: ({ count, names }: { count: number; names: string }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'product has', other: 'products have' })} no barcode and ${plural(count, { one: 'gets', other: 'get' })} no label: ${names}`,
    withLongBarcode: ({ count, names }: { count: number; names: string }, { number, plural }: Wording) =>
      `${number(count)} ${plural(count, { one: 'product has a barcode', other: 'products have barcodes' })} too long for a label: ${names}`,
    andMore: ({ names, count }: { names: string; count: number }, { number }: Wording) => `${names} and ${number(count)} more`,
    nothingToPrint: 'There is nothing to print.',
    drawingCodes: 'Generating QR codes…',
    codesFailed: "Couldn't generate QR codes",
    tryAgain: 'Try again',
    qrOf: ({ code }: { code: string }) => `QR code of ${code}`,
    cancel: 'Cancel',
    print: 'Print',
  },
};
