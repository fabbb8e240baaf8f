export interface JpegSegment {
  marker: number;
  /** The offset of its marker. */
  start: number;
  /** The offset of the segment's end; for a scan, the end of the scan's data. */
  end: number;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** Yields the complete segments of a JPEG file in order. The last segment of a complete file is the end marker. */
export function* jpegSegments(bytes: Uint8Array): Generator<JpegSegment> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 4 || view.getUint16(0) !== 0xff_d8) return;
  let start = 2;
  while (start + 2 <= bytes.length && bytes[start] === 0xff) {
    const marker = view.getUint8(start + 1);
    if (marker === endOfImage) return yield { marker, start, end: start + 2 };
    if (start + 4 > bytes.length) return;
    const headerEnd = start + 2 + view.getUint16(start + 2);
    const end = marker === startOfScan ? scanEnd(bytes, headerEnd) : headerEnd;
    if (headerEnd < start + 4 || end > bytes.length) return;
    yield { marker, start, end };
    start = end;
  }
}

/** Finds the end of a scan's data. Inside the data, `FF` occurs only before a zero or a restart marker. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** Reads width and height from a segment that starts a frame. */
export function frameSize(bytes: Uint8Array, { marker, start, end }: JpegSegment) {
  const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
  if (!isFrame || end - start < 9) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, end - start);
  return { width: view.getUint16(7), height: view.getUint16(5) };
}
