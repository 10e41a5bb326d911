/**
 * What an address is for. A `link` leads somewhere; an `image` is only drawn, so it may also hold its own bytes; a `qr`
 * is an image that may be an SVG too, which is harmless inside an `img`.
 */
export type AddressUse = 'link' | 'image' | 'qr';

const schemes = /^(https?|mailto|tel):/i;
const pictureSchemes = /^(https?:|blob:|data:image\/(png|jpeg|webp|gif)[;,])/i;
const qrSchemes = /^(https?:|blob:|data:image\/(png|jpeg|webp|gif|svg\+xml)[;,])/i;
const allowed = { link: schemes, image: pictureSchemes, qr: qrSchemes } as const satisfies Record<AddressUse, RegExp>;

// "//host" and "/\host" lead to another site although they begin like a path.
const ownPath = /^(\/(?![/\\])|[?#])/;

// A browser drops these wherever they stand, so "/\n/host" would be "//host".
const dropped = /[\t\n\r]/;

/**
 * The address, when it may be followed or drawn: http, https, mailto, tel and this app's paths; for images also blob:
 * and the bytes of a picture. Anything else is `undefined`, and is shown as text.
 */
export function safeUrl(address: string | null | undefined, use: AddressUse = 'link'): string | undefined {
  const trimmed = address?.trim();
  if (trimmed === undefined || dropped.test(trimmed)) return undefined;
  return allowed[use].test(trimmed) || ownPath.test(trimmed) ? trimmed : undefined;
}
