export { SafeImage, type SafeImageProps } from './SafeImage.tsx';
