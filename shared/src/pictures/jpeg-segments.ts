export interface JpegSegment {
  marker: number;
  /** The offset of its marker. */
  start: number;
  /** The offset of its end; for a scan the end of its data. */
  end: number;
}

const startOfScan = 0xda;
const endOfImage = 0xd9;

/** The complete segments of a JPEG file in order. The last segment of a complete file is its end marker. */
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

/** Inside a scan, `FF` before a zero or a restart marker is data. */
function scanEnd(bytes: Uint8Array, from: number): number {
  for (let at = from; at + 1 < bytes.length; at += 1) {
    const next = bytes[at + 1] ?? 0;
    if (bytes[at] === 0xff && next !== 0 && (next < 0xd0 || next > 0xd7)) return at;
  }
  return bytes.length;
}

/** Width and height, if the segment starts a frame. */
export function frameSize(bytes: Uint8Array, { marker, start, end }: JpegSegment) {
  const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
  if (!isFrame || end - start < 9) return undefined;
  const view = new DataView(bytes.buffer, bytes.byteOffset + start, end - start);
  return { width: view.getUint16(7), height: view.getUint16(5) };
}
