const onePixel = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
/** A readable PNG of one pixel. */
export const png = (name: string) => new File([Uint8Array.from(atob(onePixel), (letter) => letter.charCodeAt(0))], name);
/** An HTML page with the name of a PNG. */
export const page = (name: string) => new File(['<html>'], name, { type: 'image/png' });

/** A PNG whose header says 40,001 by 1,000 px. */
export async function vastPng() {
  const bytes = new Uint8Array(await png('').arrayBuffer());
  new DataView(bytes.buffer).setUint32(16, 40_001);
  new DataView(bytes.buffer).setUint32(20, 1_000);
  return new File([bytes], 'vast.png');
}

/** A PNG of over 5 MB that cannot be decoded. */
export async function heavyPng() {
  const bytes = new Uint8Array(await png('').arrayBuffer());
  bytes.fill(0, 41, 54);
  return new File([bytes, new Uint8Array(5 * 1024 * 1024)], 'heavy.png');
}

/** A JPEG of 4,800 by 3,600 stored on its side, as phones store photos. Upright, its left half, which is red, becomes the upper half. */
export async function phonePhoto() {
  const canvas = new OffscreenCanvas(4800, 3600);
  const context = canvas.getContext('2d')!;
  context.fillStyle = 'red';
  context.fillRect(0, 0, 2400, 3600);
  context.fillStyle = 'blue';
  context.fillRect(2400, 0, 2400, 3600);
  const blob = await canvas.convertToBlob({ type: 'image/jpeg' });
  const orientation = [0x4d, 0x4d, 0, 42, 0, 0, 0, 8, 0, 1, 1, 0x12, 0, 3, 0, 0, 0, 1, 0, 6, 0, 0, 0, 0, 0, 0];
  const exif = Uint8Array.from([0xff, 0xe1, 0, orientation.length + 8, 0x45, 0x78, 0x69, 0x66, 0, 0, ...orientation]);
  return new File([blob.slice(0, 2), exif, blob.slice(2), new Uint8Array(6 * 1024 * 1024)], 'phone.jpg');
}

/** A PNG of 3,600 by 2,700 whose noise is over 5 MB, and whose upper half is transparent. */
export async function noisyPng() {
  const canvas = new OffscreenCanvas(3600, 2700);
  const noise = new ImageData(3600, 1350);
  const pixels = new Uint32Array(noise.data.buffer);
  let seed = 1;
  for (let index = 0; index < pixels.length; index += 1) {
    seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
    pixels[index] = (0xff000000 | (seed >>> 8)) >>> 0;
  }
  canvas.getContext('2d')!.putImageData(noise, 0, 1350);
  return new File([await canvas.convertToBlob({ type: 'image/png' })], 'noise.final.png');
}

/** Red, green and blue of a pixel, 0 to 5 each; `x` and `y` are shares of the image's width and height. */
export async function pixelAt(image: ImageBitmap, x: number, y: number) {
  const context = new OffscreenCanvas(1, 1).getContext('2d')!;
  context.drawImage(image, -x * image.width, -y * image.height);
  return [...context.getImageData(0, 0, 1, 1).data.subarray(0, 3)].map((channel) => Math.round(channel / 51));
}
