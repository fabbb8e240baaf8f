import {
  type PictureShape,
  type PictureType,
  pictureFiles,
} from '@thali/shared/pictures/stored-picture';
import { type Crop, type Frame, frameOf } from './crop.ts';
import { PictureProblem } from './picture-problem.ts';

export interface PictureFiles {
  shape: PictureShape;
  type: PictureType;
  /** Average colour, `rrggbb`. */
  colour: string;
  files: Map<number, Blob>;
}

/** From good to just acceptable on a phone. The first quality that gives a small enough file wins. */
const qualities = [0.82, 0.72, 0.6, 0.45, 0.3, 0.15];

/** The ratio of width to height of a shape's files. */
export function ratioOf(shape: PictureShape): number {
  const [{ width, height }] = pictureFiles[shape];
  return width / height;
}

/**
 * Draws the visible part of a photo in each width. Drawing removes metadata such as place, time and camera.
 * @throws PictureProblem
 */
export async function makeFiles(
  photo: ImageBitmap,
  crop: Crop,
  shape: PictureShape = 'square',
): Promise<PictureFiles> {
  const type = await outputType();
  const files = new Map<number, Blob>();
  let source: CanvasImageSource = photo;
  let frame = frameOf(photo, crop);
  let colour = '';
  for (const { width, height, maxBytes } of [...pictureFiles[shape]].reverse()) {
    const canvas = canvasOf(width, height);
    draw(canvas, { source, frame, isOpaque: type === 'image/jpeg' });
    files.set(width, await compress(canvas, type, maxBytes));
    // The last picture, which is the smallest, sets the colour.
    colour = averageOf(canvas);
    source = canvas;
    frame = { left: 0, top: 0, width, height };
  }
  return { shape, type, colour, files };
}

interface Drawing {
  source: CanvasImageSource;
  frame: Frame;
  isOpaque?: boolean;
}

export function draw(canvas: HTMLCanvasElement, { source, frame, isOpaque }: Drawing): void {
  const context = canvas.getContext('2d');
  if (!context)
    throw new PictureProblem('This browser can’t make pictures. Please try another one.');
  const { width, height } = canvas;
  context.clearRect(0, 0, width, height);
  if (isOpaque) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, height);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(source, frame.left, frame.top, frame.width, frame.height, 0, 0, width, height);
}

/** Safari's canvas cannot write WebP. */
async function outputType(): Promise<PictureType> {
  const sample = await encode(canvasOf(1, 1), 'image/webp', 0.5);
  return sample?.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
}

async function compress(
  canvas: HTMLCanvasElement,
  type: PictureType,
  maxBytes: number,
): Promise<Blob> {
  for (const quality of qualities) {
    const file = await encode(canvas, type, quality);
    if (file && file.size <= maxBytes) return file;
  }
  throw new PictureProblem(
    'This photo has too much in it to be made small. Please choose another.',
  );
}

function encode(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}

const sampleSize = 8;

function averageOf(canvas: HTMLCanvasElement): string {
  const sampleCanvas = canvasOf(sampleSize, sampleSize);
  const { width, height } = canvas;
  draw(sampleCanvas, { source: canvas, frame: { left: 0, top: 0, width, height }, isOpaque: true });
  const pixels =
    sampleCanvas.getContext('2d')?.getImageData(0, 0, sampleSize, sampleSize).data ?? [];
  const sums = [0, 0, 0];
  pixels.forEach((value, index) => {
    const channel = index % 4;
    if (channel < 3) sums[channel] = (sums[channel] ?? 0) + value;
  });
  return sums
    .map((sum) =>
      Math.round(sum / sampleSize ** 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

function canvasOf(width: number, height: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
}
