export { QrCode, type QrCodeProps } from './QrCode.tsx';
export { useQrPicture } from './useQrPicture.ts';
export type { QrShape } from './drawQr.ts';
export { useQrShape } from './useQrShape.ts';
