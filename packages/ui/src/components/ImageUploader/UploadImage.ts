/** A newly chosen file, or an image that is already saved. */
export type UploadImage = { readonly id: string; readonly file: File } | { readonly id: string; readonly url: string };

/** The file's name, or the last segment of its URL; `undefined` when the URL has none. */
export function imageName(image: UploadImage): string | undefined {
  if ('file' in image) return image.file.name;
  const path = image.url.split(/[?#]/, 1)[0] ?? '';
  const name = path.startsWith('data:') || path.startsWith('blob:') ? '' : path.slice(path.lastIndexOf('/') + 1);
  try {
    return decodeURIComponent(name) || undefined;
  } catch {
    return name;
  }
}

let chosen = 0;

/** A newly chosen image with a unique id, which differs from the server's ids. */
export function chosenImage(file: File): UploadImage {
  chosen += 1;
  return { id: `chosen-${chosen}`, file };
}
