import { frameSize, jpegSegments } from '@thali/shared/pictures/jpeg-segments';
import { chunkSize, textAt } from '@thali/shared/pictures/webp-chunks';

/** A problem with a picture file. The message is for the user. */
export class PictureProblem extends Error {
  override readonly name = 'PictureProblem';
}

const maxBytes = 10_000_000;
const maxPixels = 24_000_000;

/** Enough bytes for a picture's type and size. The check refuses a huge picture before it fills the memory. */
export const headBytes = 256 * 1024;

interface Size {
  width: number;
  height: number;
}

/** The problem text, if a file's size or first bytes show that the file is not a usable picture. Rule: menu-20 */
export function problemOfFile(bytes: number, head: Uint8Array): string | undefined {
  if (bytes === 0) return 'This file is empty.';
  if (kindOf(head) === undefined) return textOfUnreadable(head);
  if (bytes > maxBytes) return 'This photo is larger than 10 MB. Please choose a smaller one.';
  const size = sizeOf(head);
  return size && problemOfSize(size);
}

export function problemOfSize({ width, height }: Size): string | undefined {
  return width * height > maxPixels
    ? 'This photo has more than 24 megapixels. Please choose a smaller one.'
    : undefined;
}

/** The text for a file that the browser could not open. */
export function textOfUnreadable(head: Uint8Array): string {
  const kind = kindOf(head);
  if (kind === undefined) return 'This file is not a photo. Please choose a JPEG, PNG or WebP.';
  if (kind === 'heic') {
    return 'This browser can’t open HEIC photos. Please choose a JPEG, or set the camera to “Most compatible”.';
  }
  return 'This photo can’t be opened. Please choose another one.';
}

type Kind = 'jpeg' | 'png' | 'gif' | 'webp' | 'heic' | 'avif';

function kindOf(head: Uint8Array): Kind | undefined {
  const start = textAt(head, 0);
  if (start.startsWith('\u00ff\u00d8\u00ff')) return 'jpeg';
  if (start === '\u0089PNG') return 'png';
  if (start === 'GIF8') return 'gif';
  if (start === 'RIFF' && textAt(head, 8) === 'WEBP') return 'webp';
  if (textAt(head, 4) !== 'ftyp') return undefined;
  const brand = textAt(head, 8);
  if (brand.startsWith('avi')) return 'avif';
  return /^(he[ivx]|mif1|msf1)/.test(brand) ? 'heic' : undefined;
}

function sizeOf(head: Uint8Array): Size | undefined {
  const view = new DataView(head.buffer, head.byteOffset, head.byteLength);
  switch (kindOf(head)) {
    case 'jpeg':
      return [...jpegSegments(head)]
        .map((jpegSegment) => frameSize(head, jpegSegment))
        .find(Boolean);
    case 'png':
      return head.length < 24
        ? undefined
        : { width: view.getUint32(16), height: view.getUint32(20) };
    case 'gif':
      return head.length < 10
        ? undefined
        : { width: view.getUint16(6, true), height: view.getUint16(8, true) };
    case 'webp':
      return chunkSize({ name: textAt(head, 12), data: head.subarray(20, 40) });
    default:
      return largestExtent(head, view);
  }
}

/** HEIC and AVIF store the sizes of the tiles and of the whole picture in boxes called `ispe`. */
function largestExtent(head: Uint8Array, view: DataView): Size | undefined {
  let largest: Size | undefined;
  for (let offset = 4; offset + 16 <= head.length; offset += 1) {
    if (head[offset] !== 0x69 || textAt(head, offset) !== 'ispe') continue;
    const size = { width: view.getUint32(offset + 8), height: view.getUint32(offset + 12) };
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size;
  }
  return largest;
}
