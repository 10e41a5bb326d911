/**
 * The use of a URL: a `link` is followed; an `image` is only displayed, so it may also be a data URL; a `qr`
 * is an image that may also be an SVG, which is harmless inside an `img`.
 */
export type AddressUse = 'link' | 'image' | 'qr';

const schemes = /^(https?|mailto|tel):/i;
const pictureSchemes = /^(https?:|blob:|data:image\/(png|jpeg|webp|gif)[;,])/i;
const qrSchemes = /^(https?:|blob:|data:image\/(png|jpeg|webp|gif|svg\+xml)[;,])/i;
const allowed = { link: schemes, image: pictureSchemes, qr: qrSchemes } as const satisfies Record<AddressUse, RegExp>;

// "//host" and "/\host" begin like a path but link to another site.
const ownPath = /^(\/(?![/\\])|[?#])/;

// Browsers drop these characters everywhere, so "/\n/host" would be "//host".
const dropped = /[\t\n\r]/;

/**
 * Returns a safe URL: http, https, mailto, tel and this app's paths; for images also blob:
 * and data URLs. Otherwise it returns `undefined`; show the text without a link then.
 */
export function safeUrl(address: string | null | undefined, use: AddressUse = 'link'): string | undefined {
  const trimmed = address?.trim();
  if (trimmed === undefined || dropped.test(trimmed)) return undefined;
  return allowed[use].test(trimmed) || ownPath.test(trimmed) ? trimmed : undefined;
}
