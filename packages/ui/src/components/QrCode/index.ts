export { QrCode, type QrCodeProps } from './QrCode.tsx';
export { useQrPicture } from './useQrPicture.ts';
