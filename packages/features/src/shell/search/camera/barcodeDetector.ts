/** The browser's own reader of QR codes and barcodes, where it has one (Shape Detection API). TypeScript does not know it. */
export interface BarcodeDetector {
  /** The codes that a picture shows, with what each says. */
  detect: (picture: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

interface BarcodeDetectorClass {
  new (): BarcodeDetector;
  /** What it can read; nothing where the system has not brought its reader. */
  getSupportedFormats: () => Promise<readonly string[]>;
}

const detectorClass = () => (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;

/** Whether this browser can read codes with a camera. Whether there is a camera shows once it is asked for. */
export const canReadCodes = (): boolean => detectorClass() !== undefined && typeof globalThis.navigator?.mediaDevices?.getUserMedia === 'function';

/** The browser's reader; null when it reads nothing. */
export async function createDetector(): Promise<BarcodeDetector | null> {
  const Detector = detectorClass();
  if (Detector === undefined || (await Detector.getSupportedFormats()).length === 0) return null;
  return new Detector();
}
