/** A black and white bitmap with one bit per dot. The highest bit is the leftmost dot. */
export interface Raster {
  bytesPerRow: number;
  rows: number;
  bits: Uint8Array;
}

/** Converts a picture to black and white. @param rgba  four bytes per dot */
export function toRaster(rgba: Uint8ClampedArray, width: number): Raster {
  const bytesPerRow = Math.ceil(width / 8);
  const rows = rgba.length / 4 / width;
  const bits = new Uint8Array(bytesPerRow * rows);
  for (let dot = 0; dot < width * rows; dot += 1) {
    const [red = 255, green = 255, blue = 255] = rgba.subarray(dot * 4, dot * 4 + 3);
    if (red + green + blue >= 3 * 128) continue;
    const [x, y] = [dot % width, Math.floor(dot / width)];
    const offset = y * bytesPerRow + (x >> 3);
    bits[offset] = (bits[offset] ?? 0) | (0x80 >> (x & 7));
  }
  return { bytesPerRow, rows, bits };
}

/** The number of rows in one command. Cheap printers have little memory. */
const bandRows = 128;

const reset = [0x1b, 0x40];
const feedFourLines = [0x1b, 0x64, 4];
const cut = [0x1d, 0x56, 0x42, 0];

/**
 * The ESC/POS commands that print a bitmap and cut the paper. Receipts are bitmaps, because printers have no Devanagari
 * letters and most have no rupee sign.
 */
export function escPos({ bytesPerRow, rows, bits }: Raster): Uint8Array<ArrayBuffer> {
  const parts: (readonly number[] | Uint8Array)[] = [reset];
  for (let row = 0; row < rows; row += bandRows) {
    const band = Math.min(bandRows, rows - row);
    parts.push([0x1d, 0x76, 0x30, 0, ...twoBytes(bytesPerRow), ...twoBytes(band)]);
    parts.push(bits.subarray(row * bytesPerRow, (row + band) * bytesPerRow));
  }
  return concatenate([...parts, feedFourLines, cut]);
}

function twoBytes(value: number): [low: number, high: number] {
  return [value & 0xff, value >> 8];
}

function concatenate(parts: readonly (readonly number[] | Uint8Array)[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  let offset = 0;
  for (const part of parts) {
    bytes.set(part, offset);
    offset += part.length;
  }
  return bytes;
}
