import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import qrcode from 'qrcode';

const width = 640;
const height = 480;
const modulePx = 10;

/**
 * Writes a video of a QR code for Chromium's fake camera.
 * @returns the browser arguments that use it
 */
export async function fakeCamera(text: string): Promise<string[]> {
  const file = join(await mkdtemp(join(tmpdir(), 'thali-camera-')), 'code.y4m');
  const header = `YUV4MPEG2 W${width} H${height} F10:1 Ip A1:1 C420\n`;
  const frame = Buffer.concat([
    Buffer.from('FRAME\n'),
    drawGrey(text),
    Buffer.alloc((width * height) / 2, 128),
  ]);
  await writeFile(file, Buffer.concat([Buffer.from(header), frame, frame]));
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
