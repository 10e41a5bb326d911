export { type UploadVideo, VideoUploader, type VideoUploaderProps } from './VideoUploader.tsx';
