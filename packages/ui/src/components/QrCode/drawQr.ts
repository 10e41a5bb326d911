import { toDataURL } from 'qrcode';

/** A text as a picture: black on white, 300 px, with a quiet zone of two modules. */
export const drawQr = (text: string): Promise<string> =>
  toDataURL(text, { width: 300, margin: 2, color: { dark: '#000000ff', light: '#ffffffff' } });
