export interface WebpChunk {
  name: string;
  start: number;
  data: Uint8Array;
}

/** Reads the chunks of a WebP file; undefined for another format, a truncated file, or data after the end. */
export function webpChunks(bytes: Uint8Array): WebpChunk[] | undefined {
  if (textAt(bytes, 0) !== 'RIFF' || textAt(bytes, 8) !== 'WEBP') return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(4, true) + 8 !== bytes.length) return undefined;
  const chunks: WebpChunk[] = [];
  let start = 12;
  while (start + 8 <= bytes.length) {
    const size = view.getUint32(start + 4, true);
    const next = start + 8 + size + (size % 2);
    if (next > bytes.length) return undefined;
    const data = bytes.subarray(start + 8, start + 8 + size);
    chunks.push({ name: textAt(bytes, start), start, data });
    start = next;
  }
  return start === bytes.length ? chunks : undefined;
}

/** Reads width and height from a chunk; undefined if the chunk does not contain them. */
export function chunkSize({ name, data }: Pick<WebpChunk, 'name' | 'data'>) {
  if (data.length < 10) return undefined;
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (name === 'VP8 ' && (view.getUint32(2) & 0xff_ff_ff) === 0x9d_01_2a) {
    return { width: view.getUint16(6, true) & 0x3fff, height: view.getUint16(8, true) & 0x3fff };
  }
  if (name === 'VP8L' && data[0] === 0x2f) {
    const bits = view.getUint32(1, true);
    return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
  }
  if (name === 'VP8X') {
    const width = (view.getUint32(4, true) & 0xff_ff_ff) + 1;
    return { width, height: (view.getUint32(6, true) >>> 8) + 1 };
  }
  return undefined;
}

export function textAt(bytes: Uint8Array, at: number): string {
  return String.fromCharCode(...bytes.subarray(at, at + 4));
}
