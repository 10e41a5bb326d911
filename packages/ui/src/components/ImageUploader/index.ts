export { ImageUploader, type ImageUploaderProps } from './ImageUploader.tsx';
export { fileNameOf, type UploadImage } from './UploadImage.ts';
