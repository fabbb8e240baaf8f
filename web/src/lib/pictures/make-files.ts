import {
  mostBytes,
  type PictureType,
  type PictureWidth,
  pictureWidths,
} from '@thali/shared/pictures/stored-picture';
import { type Crop, squareOf } from './crop.ts';
import { PictureProblem } from './picture-problem.ts';

export interface PictureFiles {
  type: PictureType;
  /** Of the whole, `rrggbb`. */
  colour: string;
  files: Map<number, Blob>;
}

/** From good to what a phone's screen just forgives: the first that is small enough is taken. */
const qualities = [0.82, 0.72, 0.6, 0.45, 0.3, 0.15];

/**
 * The square of a photo in each width, redrawn: what the file said of place, time and camera stays behind.
 * @throws PictureProblem
 */
export async function makeFiles(photo: ImageBitmap, crop: Crop): Promise<PictureFiles> {
  const type = await writtenType();
  const files = new Map<number, Blob>();
  let drawn: CanvasImageSource = photo;
  let square = squareOf(photo, crop);
  let colour = '';
  for (const width of [...pictureWidths].reverse()) {
    const canvas = canvasOf(width);
    draw(canvas, { from: drawn, square, isOpaque: type === 'image/jpeg' });
    files.set(width, await smallFile(canvas, type, width));
    if (width === pictureWidths[0]) colour = averageOf(canvas);
    drawn = canvas;
    square = { left: 0, top: 0, side: width };
  }
  return { type, colour, files };
}

interface Drawing {
  from: CanvasImageSource;
  square: { left: number; top: number; side: number };
  isOpaque?: boolean;
}

export function draw(canvas: HTMLCanvasElement, { from, square, isOpaque }: Drawing): void {
  const context = canvas.getContext('2d');
  if (!context)
    throw new PictureProblem('This browser can’t make pictures. Please try another one.');
  const { left, top, side } = square;
  const { width } = canvas;
  context.clearRect(0, 0, width, width);
  if (isOpaque) {
    context.fillStyle = '#fff';
    context.fillRect(0, 0, width, width);
  }
  context.imageSmoothingQuality = 'high';
  context.drawImage(from, left, top, side, side, 0, 0, width, width);
}

/** Safari's canvas writes no WebP. */
async function writtenType(): Promise<PictureType> {
  const tried = await write(canvasOf(1), 'image/webp', 0.5);
  return tried?.type === 'image/webp' ? 'image/webp' : 'image/jpeg';
}

async function smallFile(
  canvas: HTMLCanvasElement,
  type: PictureType,
  width: PictureWidth,
): Promise<Blob> {
  for (const quality of qualities) {
    const file = await write(canvas, type, quality);
    if (file && file.size <= mostBytes[width]) return file;
  }
  throw new PictureProblem(
    'This photo has too much in it to be made small. Please choose another.',
  );
}

function write(canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> {
  return new Promise((resolve) => {
    canvas.toBlob(resolve, type, quality);
  });
}

const sampled = 8;

function averageOf(canvas: HTMLCanvasElement): string {
  const small = canvasOf(sampled);
  const square = { left: 0, top: 0, side: canvas.width };
  draw(small, { from: canvas, square, isOpaque: true });
  const pixels = small.getContext('2d')?.getImageData(0, 0, sampled, sampled).data ?? [];
  const sums = [0, 0, 0];
  pixels.forEach((value, index) => {
    const channel = index % 4;
    if (channel < 3) sums[channel] = (sums[channel] ?? 0) + value;
  });
  return sums
    .map((sum) =>
      Math.round(sum / sampled ** 2)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('');
}

function canvasOf(width: number): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = width;
  return canvas;
}
