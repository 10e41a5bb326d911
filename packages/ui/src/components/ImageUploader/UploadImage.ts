/** A newly chosen file, or a saved image. */
export type UploadImage = { readonly id: string; readonly file: File } | { readonly id: string; readonly url: string };

/** The last segment of an address, decoded; `undefined` for an address without segments. */
export function fileNameOf(url: string): string | undefined {
  const path = url.split(/[?#]/, 1)[0] ?? '';
  const name = path.startsWith('data:') || path.startsWith('blob:') ? '' : path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name) || undefined;
  } catch {
    return name;
  }
}

/** The file's name, or the last segment of its URL; `undefined` for a URL without segments. */
export const imageName = (image: UploadImage): string | undefined => ('file' in image ? image.file.name : fileNameOf(image.url));

/** A newly chosen image. Its random id differs from the server's ids and from those of images chosen before a reload. */
export function chosenImage(file: File): UploadImage {
  return { id: `chosen-${crypto.getRandomValues(new Uint32Array(2)).join('-')}`, file };
}
