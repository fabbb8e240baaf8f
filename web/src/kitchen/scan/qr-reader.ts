/** Reads the QR code in a picture of the camera; undefined if there is none. */
export type ReadQr = (video: HTMLVideoElement) => Promise<string | undefined>;

/** The used part of the browser's Shape Detection API, which TypeScript does not know. */
interface CodeDetector {
  detect(source: HTMLVideoElement): Promise<{ rawValue: string }[]>;
}
interface CodeDetectorClass {
  new (options: { formats: string[] }): CodeDetector;
  getSupportedFormats(): Promise<string[]>;
}

/** A wider picture takes longer without reading more. */
const maxWidthPx = 640;

/**
 * Uses the browser's detector if it reads QR codes. Otherwise loads jsQR, which needs no WebAssembly, because the
 * security policy forbids it.
 */
export async function createQrReader(): Promise<ReadQr> {
  return (await nativeReader()) ?? (await scriptReader());
}

async function nativeReader(): Promise<ReadQr | undefined> {
  const { BarcodeDetector: Detector } = globalThis as { BarcodeDetector?: CodeDetectorClass };
  const formats = (await Detector?.getSupportedFormats().catch(() => [])) ?? [];
  if (!Detector || !formats.includes('qr_code')) return undefined;
  const detector = new Detector({ formats: ['qr_code'] });
  return async (video) => {
    const codes = await detector.detect(video).catch(() => []);
    return codes[0]?.rawValue;
  };
}

async function scriptReader(): Promise<ReadQr> {
  const { default: jsqr } = await import('jsqr');
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('2d', { willReadFrequently: true });
  return async (video) => {
    const scale = Math.min(1, maxWidthPx / video.videoWidth);
    canvas.width = Math.round(video.videoWidth * scale);
    canvas.height = Math.round(video.videoHeight * scale);
    if (!context || canvas.width === 0) return undefined;
    context.drawImage(video, 0, 0, canvas.width, canvas.height);
    const { data, width, height } = context.getImageData(0, 0, canvas.width, canvas.height);
    return jsqr(data, width, height, { inversionAttempts: 'dontInvert' })?.data;
  };
}
