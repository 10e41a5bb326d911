export { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx';
export type { UploadImage } from './UploadImage.ts';
