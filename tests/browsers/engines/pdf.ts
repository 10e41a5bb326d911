const MM = 25.4 / 72;

/** A printed page. Lengths are in mm. */
export interface PrintedPage {
  width: number;
  height: number;
  /** The lines of text, each from its left end and its baseline, counted from the top left corner. */
  lines: { text: string; x: number; y: number }[];
}

export async function readPdf(data: Uint8Array): Promise<PrintedPage[]> {
  // pdf.js wants these of a browser when it loads. Only drawing uses them, and nothing is drawn here.
  for (const name of ['DOMMatrix', 'ImageData', 'Path2D']) Object.assign(globalThis, { [name]: function absent() {} });
  const { getDocument } = await import('pdfjs-dist/legacy/build/pdf.mjs');
  const file = await getDocument({ data, verbosity: 0 }).promise;
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const { width, height } = page.getViewport({ scale: MM });
    const { items } = await page.getTextContent();
    const lines = items.flatMap((item) => ('str' in item && item.str.trim() !== '' ? [{ text: item.str, x: item.transform[4] * MM, y: height - item.transform[5] * MM }] : []));
    pages.push({ width, height, lines });
  }
  return pages;
}
