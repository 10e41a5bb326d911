/** The browser's own reader of QR codes and barcodes (Shape Detection API), which not every browser has. TypeScript does not know it. */
export interface BarcodeDetector {
  /** The codes in a picture, each with its text. */
  detect: (picture: HTMLVideoElement) => Promise<readonly { rawValue: string }[]>;
}

interface BarcodeDetectorClass {
  new (): BarcodeDetector;
  /** The formats that it can read; empty where the operating system has no reader. */
  getSupportedFormats: () => Promise<readonly string[]>;
}

const detectorClass = () => (globalThis as { BarcodeDetector?: BarcodeDetectorClass }).BarcodeDetector;

/** The browser's reader; null when it can read no format. */
export async function createDetector(): Promise<BarcodeDetector | null> {
  const Detector = detectorClass();
  if (Detector === undefined || (await Detector.getSupportedFormats()).length === 0) return null;
  return new Detector();
}

/**
 * Whether this browser can read codes with a camera: Firefox, WebKit and some systems cannot. Only asking for the camera tells
 * whether there is one.
 */
export async function canReadCodes(): Promise<boolean> {
  if (typeof globalThis.navigator?.mediaDevices?.getUserMedia !== 'function') return false;
  return (await createDetector().catch(() => null)) !== null;
}
