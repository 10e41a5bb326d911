export { ImagePreview, type ImagePreviewProps } from './ImagePreview.tsx';
