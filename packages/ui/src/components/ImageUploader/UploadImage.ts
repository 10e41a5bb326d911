/** A picture chosen on this machine, or one that the server has already. */
export type UploadImage = { readonly id: string; readonly file: File } | { readonly id: string; readonly url: string };

/** The file's name, or the last part of its address; `undefined` when the address has no such part. */
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

/** A picture chosen just now. Its id differs from every other, also from the server's. */
export function chosenImage(file: File): UploadImage {
  chosen += 1;
  return { id: `chosen-${chosen}`, file };
}
