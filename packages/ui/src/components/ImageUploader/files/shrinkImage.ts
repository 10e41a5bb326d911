/** The longest side, in px. */
const LONGEST_SIDES = [4096, 3072, 2048];
const QUALITIES = [0.85, 0.7];

/**
 * Converts a photo to a JPEG of at most `maxBytes`, upright and without metadata: at most 4,096 px on its longest side, or
 * smaller. Transparent parts become white. Rejects a photo that cannot be decoded or stays too large.
 */
export async function shrinkImage(file: File, maxBytes: number): Promise<File> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
  try {
    for (const side of LONGEST_SIDES) {
      const canvas = drawn(bitmap, Math.min(1, side / Math.max(bitmap.width, bitmap.height)));
      for (const quality of QUALITIES) {
        const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality });
        if (blob.size <= maxBytes) return new File([blob], `${file.name.replace(/\.[^.]+$/, '')}.jpg`, { type: 'image/jpeg' });
      }
    }
  } finally {
    bitmap.close();
  }
  throw new Error('The image stays too large.');
}

function drawn(bitmap: ImageBitmap, scale: number): OffscreenCanvas {
  const width = Math.max(1, Math.round(bitmap.width * scale));
  const height = Math.max(1, Math.round(bitmap.height * scale));
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d', { alpha: false });
  if (context === null) throw new Error('The browser draws no more canvases.');
  context.fillStyle = 'white';
  context.fillRect(0, 0, width, height);
  context.imageSmoothingQuality = 'high';
  context.drawImage(bitmap, 0, 0, width, height);
  return canvas;
}
