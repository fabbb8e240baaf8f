import { PNG } from 'pngjs';

export type Rgb = [number, number, number];

/** A picture of one colour. */
export function plainPng(width: number, height: number, color: Rgb): Buffer {
  const png = new PNG({ width, height });
  for (let at = 0; at < png.data.length; at += 4) png.data.set([...color, 255], at);
  return PNG.sync.write(png);
}

/** The colour at a place of a picture, both from 0 to 1. */
export function colorAt(dataUrl: string, x: number, y: number): Rgb {
  const { data, width, height } = PNG.sync.read(Buffer.from(dataUrl.split(',')[1] ?? '', 'base64'));
  const at = 4 * (Math.round(y * (height - 1)) * width + Math.round(x * (width - 1)));
  return [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
}

export function pngUrl(file: Buffer): string {
  return `data:image/png;base64,${file.toString('base64')}`;
}
