/** A WebP file of this size for tests. The pixel data is noise. */
export function sampleWebp(width: number, height = width, dataBytes = 200): Uint8Array {
  return webpFile([['VP8 ', vp8(width, height, dataBytes)]]);
}

/** The data of a `VP8 ` chunk. */
export function vp8(width: number, height: number, dataBytes = 200): Uint8Array {
  const data = new Uint8Array(10 + dataBytes).fill(7);
  data.set([0x30, 1, 0, 0x9d, 0x01, 0x2a, width & 255, width >> 8, height & 255, height >> 8]);
  return data;
}

/** The data of a `VP8X` chunk. */
export function vp8x(width: number, height: number): Uint8Array {
  const [w, h] = [width - 1, height - 1];
  return new Uint8Array([
    0x10,
    ...[0, 0, 0],
    ...[w & 255, (w >> 8) & 255, w >> 16],
    ...[h & 255, (h >> 8) & 255, h >> 16],
  ]);
}

export function webpFile(
  chunks: readonly (readonly [name: string, data: Uint8Array])[],
): Uint8Array {
  const parts = chunks.flatMap(([name, data]) => [
    toBytes(name),
    littleEndian(data.length),
    data,
    new Uint8Array(data.length % 2),
  ]);
  const body = concatBytes([toBytes('WEBP'), ...parts]);
  return concatBytes([toBytes('RIFF'), littleEndian(body.length), body]);
}

/** A JPEG file of this size for tests. Puts `otherSegments` before the frame. */
export function sampleJpeg(
  width: number,
  height = width,
  otherSegments: readonly Uint8Array[] = [],
): Uint8Array {
  const frame = [8, height >> 8, height & 255, width >> 8, width & 255, 1, 1, 0x11, 0];
  return concatBytes([
    new Uint8Array([0xff, 0xd8]),
    jpegSegment(0xe0, toBytes('JFIF\0\u0001\u0001')),
    ...otherSegments,
    jpegSegment(0xdb, new Uint8Array(65)),
    jpegSegment(0xc0, new Uint8Array(frame)),
    jpegSegment(0xc4, new Uint8Array(20)),
    jpegSegment(0xda, new Uint8Array([1, 1, 0, 0, 63, 0])),
    new Uint8Array([1, 2, 0xff, 0, 3, 0xff, 0xd0, 4]),
    new Uint8Array([0xff, 0xd9]),
  ]);
}

export function jpegSegment(marker: number, data: Uint8Array): Uint8Array {
  const length = data.length + 2;
  return concatBytes([new Uint8Array([0xff, marker, length >> 8, length & 255]), data]);
}

export function concatBytes(parts: readonly Uint8Array[]): Uint8Array {
  const whole = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    whole.set(part, at);
    at += part.length;
  }
  return whole;
}

export function toBytes(letters: string): Uint8Array {
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

function littleEndian(value: number): Uint8Array {
  return new Uint8Array([value & 255, (value >> 8) & 255, (value >> 16) & 255, value >>> 24]);
}
