/** The picture of a two-factor QR code: drawn from a text, or loaded from an address. */
export type QrPicture = { text: string } | { src: string };

const isSvg = (qr: string) => /^(<\?xml|<!--|<!doctype svg|<svg)/i.test(qr);

/**
 * Reads `qr`, which is an otpauth address, SVG text or a picture's address. SVG text becomes a picture's address, so that it
 * never becomes markup of the page; `QrCode` refuses unsafe pictures.
 */
export function qrPicture(qr: string): QrPicture {
  const sent = qr.trim();
  if (/^otpauth:\/\//i.test(sent)) return { text: sent };
  return { src: isSvg(sent) ? `data:image/svg+xml,${encodeURIComponent(sent)}` : sent };
}

/** The key in an otpauth address, for users who cannot scan it; null for any other `qr`. */
export function setupKey(qr: string): string | null {
  const picture = qrPicture(qr);
  if (!('text' in picture) || !URL.canParse(picture.text)) return null;
  return new URL(picture.text).searchParams.get('secret');
}
