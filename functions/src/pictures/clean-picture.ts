import { frameSize, jpegSegments } from '@thali/shared/pictures/jpeg-segments';
import type { PictureType } from '@thali/shared/pictures/stored-picture';
import { chunkSize, textAt, webpChunks } from '@thali/shared/pictures/webp-chunks';

interface Size {
  width: number;
  height: number;
}

interface AnnouncedPicture extends Size {
  type: PictureType;
}

/**
 * Checks that a file is one whole picture of the announced type and size, and removes metadata.
 * @returns the bytes to publish; undefined for any other file.
 * Rule: menu-21
 */
export function cleanPicture(
  bytes: Uint8Array,
  { type, ...size }: AnnouncedPicture,
): Uint8Array | undefined {
  return type === 'image/webp' ? cleanWebp(bytes, size) : cleanJpeg(bytes, size);
}

function areAllOfSize({ width, height }: Size, sizes: readonly Size[]): boolean {
  return sizes.every((size) => size.width === width && size.height === height);
}

const imageChunks = ['VP8 ', 'VP8L'];
const extraChunks = ['VP8X', 'ALPH', 'ICCP'];

/** Refuses other chunks, because a browser's canvas writes neither metadata nor animations. */
function cleanWebp(bytes: Uint8Array, expected: Size): Uint8Array | undefined {
  const chunks = webpChunks(bytes) ?? [];
  const pictures = chunks.filter(({ name }) => imageChunks.includes(name));
  const sizes = chunks.flatMap((chunk) => chunkSize(chunk) ?? []);
  const extended = chunks.filter(({ name }) => name === 'VP8X');
  const hasOnePicture = pictures.every((chunk) => chunkSize(chunk)) && pictures.length === 1;
  const isKnown = chunks.every(({ name }) => [...imageChunks, ...extraChunks].includes(name));
  const isInOrder = extended.length === 0 ? chunks.length === 1 : chunks[0] === extended[0];
  const isValid = hasOnePicture && isKnown && isInOrder && extended.length <= 1;
  return isValid && areAllOfSize(expected, sizes) ? bytes : undefined;
}

/** Markers of the segments that a decoder needs: tables, frame and scans. */
const imageMarkers = new Set([0xc0, 0xc1, 0xc2, 0xc4, 0xda, 0xd9, 0xdb, 0xdd]);
const jfif = 0xe0;
const colourProfile = 0xe2;
const isMetadata = (marker: number) => marker === 0xfe || (marker >= 0xe0 && marker <= 0xef);

/** Removes metadata: Safari's canvas adds an EXIF segment, which could contain a location. */
function cleanJpeg(bytes: Uint8Array, expected: Size): Uint8Array | undefined {
  const segments = [...jpegSegments(bytes)];
  const last = segments.at(-1);
  const sizes = segments.flatMap((segment) => frameSize(bytes, segment) ?? []);
  const isComplete = last?.marker === 0xd9 && last.end === bytes.length;
  const hasScan = segments.some(({ marker }) => marker === 0xda);
  const isKnown = segments.every(({ marker }) => imageMarkers.has(marker) || isMetadata(marker));
  if (!isComplete || !hasScan || !isKnown || sizes.length !== 1 || !areAllOfSize(expected, sizes)) {
    return undefined;
  }
  const cleanSegments = segments.filter(
    ({ marker, start }) =>
      imageMarkers.has(marker) ||
      marker === jfif ||
      (marker === colourProfile && textAt(bytes, start + 4) === 'ICC_'),
  );
  return Buffer.concat([
    bytes.subarray(0, 2),
    ...cleanSegments.map(({ start, end }) => bytes.subarray(start, end)),
  ]);
}
