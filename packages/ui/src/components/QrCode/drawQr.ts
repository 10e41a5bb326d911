import { create, toDataURL } from 'qrcode';

/** A QR code as an outline, sharp at every size. */
export interface QrShape {
  /** Width and height in modules, quiet zone included: the size of the `viewBox`. */
  side: number;
  /** The dark modules, as the `d` of a path. */
  path: string;
}

/** The white modules on each side. */
const QUIET = 2;

/** Draws a text as a picture: black on white, 300 px, with a quiet zone of two modules. */
export const drawQr = (text: string): Promise<string> =>
  toDataURL(text, { width: 300, margin: QUIET, color: { dark: '#000000ff', light: '#ffffffff' } });

/** Draws a text as an outline with the same quiet zone: each row of dark modules is one rectangle. */
export function qrShape(text: string): QrShape {
  const { size, data } = create(text, {}).modules;
  let path = '';
  for (let row = 0; row < size; row += 1)
    for (let column = 0; column < size; column += 1) {
      const start = column;
      while (column < size && data[row * size + column] === 1) column += 1;
      if (column > start) path += `M${start + QUIET} ${row + QUIET}h${column - start}v1h${start - column}z`;
    }
  return { side: size + 2 * QUIET, path };
}
