interface FakeCamera {
  /** The text of the code in front of the camera. @default no code */
  code?: string;
  /** The formats that the reader can read. @default QR codes */
  formats?: readonly string[];
  /** The name of the error with which starting the camera fails. @default the camera starts */
  failure?: string;
}

/** Replaces the camera and the browser's reader of codes, which not every browser has. Returns a function that removes both. */
export function installFakeCamera({ code = '', formats = ['qr_code'], failure }: FakeCamera): () => void {
  const streams: MediaStream[] = [];
  class FakeBarcodeDetector {
    static getSupportedFormats = async () => formats;
    detect = async () => (code === '' ? [] : [{ rawValue: code }]);
  }
  const getUserMedia = async () => {
    if (failure !== undefined) throw new DOMException('', failure);
    const canvas = document.createElement('canvas');
    canvas.getContext('2d')?.fillRect(0, 0, canvas.width, canvas.height);
    const stream = canvas.captureStream(10);
    streams.push(stream);
    return stream;
  };
  const own = Object.getOwnPropertyDescriptor(globalThis, 'BarcodeDetector');
  const media = Object.getOwnPropertyDescriptor(navigator, 'mediaDevices');
  Object.defineProperty(globalThis, 'BarcodeDetector', { value: FakeBarcodeDetector, configurable: true, writable: true });
  Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia }, configurable: true });
  return () => {
    for (const track of streams.flatMap((stream) => stream.getTracks())) track.stop();
    if (own) Object.defineProperty(globalThis, 'BarcodeDetector', own);
    else Reflect.deleteProperty(globalThis, 'BarcodeDetector');
    if (media) Object.defineProperty(navigator, 'mediaDevices', media);
    else Reflect.deleteProperty(navigator, 'mediaDevices');
  };
}
