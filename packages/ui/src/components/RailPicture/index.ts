export { RailPicture, type RailPictureProps } from './RailPicture.tsx';
