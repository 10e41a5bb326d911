/** How the QR code of a two-factor setup is shown: drawn from a text, or from a picture's address. */
export type QrPicture = { text: string } | { src: string };

const isSvg = (qr: string) => /^(<\?xml|<!--|<!doctype svg|<svg)/i.test(qr);

/**
 * What `qr` is: an otpauth address, SVG text, or a picture's address. Markup becomes an
 * address too, so that it is only ever drawn; what an image may not show is refused where the image is.
 */
export function qrPicture(qr: string): QrPicture {
  const sent = qr.trim();
  if (/^otpauth:\/\//i.test(sent)) return { text: sent };
  return { src: isSvg(sent) ? `data:image/svg+xml,${encodeURIComponent(sent)}` : sent };
}

/** The key that an otpauth address holds, for those who cannot scan it; null for any other `qr`. */
export function setupKey(qr: string): string | null {
  const picture = qrPicture(qr);
  if (!('text' in picture) || !URL.canParse(picture.text)) return null;
  return new URL(picture.text).searchParams.get('secret');
}
