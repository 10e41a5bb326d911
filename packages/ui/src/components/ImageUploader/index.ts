export { ImageUploader } from './ImageUploader.tsx';
export type { ImageUploaderProps } from './imageUploaderProps.ts';
export { fileNameOf, type UploadImage } from './UploadImage.ts';
