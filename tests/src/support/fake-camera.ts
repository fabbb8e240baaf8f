import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import qrcode from 'qrcode';

const width = 640;
const height = 480;
const modulePx = 10;

/** Gives the scanner time to read a code and to claim the meal, with 20 codes a minute. */
const secondsPerCode = 3;
const framesPerSecond = 2;

/**
 * Writes a video for Chromium's fake camera. It shows each text as a QR code for three seconds, and then begins again.
 * @returns the browser arguments that show the video
 */
export async function fakeCamera(...texts: readonly string[]): Promise<string[]> {
  const file = join(await mkdtemp(join(tmpdir(), 'thali-camera-')), 'code.y4m');
  const header = `YUV4MPEG2 W${width} H${height} F${framesPerSecond}:1 Ip A1:1 C420\n`;
  const colour = Buffer.alloc((width * height) / 2, 128);
  const frames = texts.flatMap((text) => {
    const frame = Buffer.concat([Buffer.from('FRAME\n'), drawGrey(text), colour]);
    return Array.from({ length: secondsPerCode * framesPerSecond }, () => frame);
  });
  await writeFile(file, Buffer.concat([Buffer.from(header), ...frames]));
  return [
    '--use-fake-ui-for-media-stream',
    '--use-fake-device-for-media-stream',
    `--use-file-for-fake-video-capture=${file}`,
  ];
}

/** A code in the middle of a white picture, one byte per pixel. */
function drawGrey(text: string): Buffer {
  const { size, data } = qrcode.create(text).modules;
  const picture = Buffer.alloc(width * height, 235);
  const left = Math.floor((width - size * modulePx) / 2);
  const top = Math.floor((height - size * modulePx) / 2);
  for (let y = 0; y < size * modulePx; y += 1) {
    for (let x = 0; x < size * modulePx; x += 1) {
      const isDark = data[Math.floor(y / modulePx) * size + Math.floor(x / modulePx)];
      if (isDark) picture[(top + y) * width + left + x] = 16;
    }
  }
  return picture;
}
