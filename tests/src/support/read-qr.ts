import jsqr from 'jsqr';
import { PNG } from 'pngjs';

export interface ReadQr {
  width: number;
  height: number;
  /** The content. Undefined if the code can't be read. */
  text: string | undefined;
  /** The colours as #rrggbbaa. */
  colors: Set<string>;
  /** Light pixels from the left edge to the code. */
  margin: number;
}

/** Reads a QR code from a PNG data URL. */
export function readQr(dataUrl: string): ReadQr {
  const [head, data = ''] = dataUrl.split(',');
  if (head !== 'data:image/png;base64') throw new Error(`Not a PNG data URL: ${head}`);
  const { width, height, data: pixels } = PNG.sync.read(Buffer.from(data, 'base64'));
  const text = readPixels(pixels, width, height);
  const colors = new Set<string>();
  for (let at = 0; at < pixels.length; at += 4) {
    colors.add(`#${pixels.subarray(at, at + 4).toString('hex')}`);
  }
  return { width, height, text, colors, margin: marginOf(pixels, width, height) };
}

function readPixels(pixels: Buffer, width: number, height: number): string | undefined {
  return decode(new Uint8ClampedArray(pixels), width, height)?.data;
}

// The package is CommonJS but claims to be ESM, so its export is one level deeper.
const decode = jsqr.default;

function marginOf(pixels: Buffer, width: number, height: number): number {
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) if (pixels[(y * width + x) * 4] === 0) return x;
  }
  return width;
}
