import { frameSize, jpegSegments } from '@thali/shared/pictures/jpeg-segments';
import type { PictureType } from '@thali/shared/pictures/stored-picture';
import { chunkSize, textAt, webpChunks } from '@thali/shared/pictures/webp-chunks';

interface Size {
  width: number;
  height: number;
}

interface Expected extends Size {
  type: PictureType;
}

/**
 * A file as it may be shown: the picture that it was announced as, of that size, whole, and nothing else.
 * @returns undefined for any other file. Rule: menu-21
 */
export function cleanPicture(
  bytes: Uint8Array,
  { type, ...size }: Expected,
): Uint8Array | undefined {
  return type === 'image/webp' ? cleanWebp(bytes, size) : cleanJpeg(bytes, size);
}

function areOf({ width, height }: Size, sizes: readonly Size[]): boolean {
  return sizes.every((size) => size.width === width && size.height === height);
}

const picturesOfWebp = ['VP8 ', 'VP8L'];
const besidePicture = ['VP8X', 'ALPH', 'ICCP'];

/** No browser's canvas writes where or when a photo was taken, or one that moves. */
function cleanWebp(bytes: Uint8Array, expected: Size): Uint8Array | undefined {
  const chunks = webpChunks(bytes) ?? [];
  const pictures = chunks.filter(({ name }) => picturesOfWebp.includes(name));
  const sizes = chunks.flatMap((chunk) => chunkSize(chunk) ?? []);
  const extended = chunks.filter(({ name }) => name === 'VP8X');
  const isKnown = pictures.every((chunk) => chunkSize(chunk)) && pictures.length === 1;
  const isAlone = chunks.every(({ name }) => [...picturesOfWebp, ...besidePicture].includes(name));
  const isFirst = extended.length === 0 ? chunks.length === 1 : chunks[0] === extended[0];
  const isGood = isKnown && isAlone && isFirst && extended.length <= 1;
  return isGood && areOf(expected, sizes) ? bytes : undefined;
}

/** Tables, frame, scans: what a picture is drawn of. */
const drawn = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xd9, 0xdb, 0xdd]);
const jfif = 0xe0;
const colourProfile = 0xe2;
const isRemark = (marker: number) => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);

/** Safari's canvas adds a segment of the kind in which phones keep the place: remarks go. */
function cleanJpeg(bytes: Uint8Array, expected: Size): Uint8Array | undefined {
  const segments = [...jpegSegments(bytes)];
  const last = segments.at(-1);
  const sizes = segments.flatMap((segment) => frameSize(bytes, segment) ?? []);
  const isWhole = last?.marker === 0xd9 && last.end === bytes.length;
  const hasScan = segments.some(({ marker }) => marker === 0xda);
  const isKnown = segments.every(({ marker }) => drawn.has(marker) || isRemark(marker));
  if (!isWhole || !hasScan || !isKnown || sizes.length !== 1 || !areOf(expected, sizes)) {
    return undefined;
  }
  const kept = segments.filter(
    ({ marker, start }) =>
      drawn.has(marker) ||
      marker === jfif ||
      (marker === colourProfile && textAt(bytes, start + 4) === 'ICC_'),
  );
  return Buffer.concat([
    bytes.subarray(0, 2),
    ...kept.map(({ start, end }) => bytes.subarray(start, end)),
  ]);
}
