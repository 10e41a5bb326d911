/**
 * How a URL is used. A `link` is followed; an `image` is only displayed, so it may also be a data URL; a `qr`
 * is an image that may be an SVG too, which is harmless inside an `img`.
 */
export type AddressUse = 'link' | 'image' | 'qr';

const schemes = /^(https?|mailto|tel):/i;
const pictureSchemes = /^(https?:|blob:|data:image\/(png|jpeg|webp|gif)[;,])/i;
const qrSchemes = /^(https?:|blob:|data:image\/(png|jpeg|webp|gif|svg\+xml)[;,])/i;
const allowed = { link: schemes, image: pictureSchemes, qr: qrSchemes } as const satisfies Record<AddressUse, RegExp>;

// "//host" and "/\host" are links to another site although they begin like a path.
const ownPath = /^(\/(?![/\\])|[?#])/;

// Browsers drop these characters anywhere, so "/\n/host" would be "//host".
const dropped = /[\t\n\r]/;

/**
 * The URL, when it is safe: http, https, mailto, tel and this app's paths; for images also blob:
 * and data URLs. Otherwise `undefined`; show the text without a link then.
 */
export function safeUrl(address: string | null | undefined, use: AddressUse = 'link'): string | undefined {
  const trimmed = address?.trim();
  if (trimmed === undefined || dropped.test(trimmed)) return undefined;
  return allowed[use].test(trimmed) || ownPath.test(trimmed) ? trimmed : undefined;
}
