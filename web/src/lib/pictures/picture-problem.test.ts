import {
  concatBytes,
  jpegSegment,
  sampleJpeg,
  sampleWebp,
  toBytes,
  vp8x,
  webpFile,
} from '@thali/shared/pictures/sample-pictures';
import { expect, test } from 'vitest';
import { problemOfFile, textOfUnreadable } from './picture-problem.ts';

const fine = 2_000_000;
const noPhoto = 'This file is not a photo. Please choose a JPEG, PNG or WebP.';
const tooMany = 'This photo has more than 24 megapixels. Please choose a smaller one.';
const heic = toBytes('\0\0\0\u0018ftypheic\0\0\0\0mif1heic');
const avif = toBytes('\0\0\0\u0020ftypavif\0\0\0\0mif1');
/** Metadata before the size, as in a photo from a phone. */
const exif = jpegSegment(0xe1, toBytes('Exif\0\0MM GPS'));

function png(width: number, height: number): Uint8Array {
  const size = new DataView(new ArrayBuffer(8));
  size.setUint32(0, width);
  size.setUint32(4, height);
  const start = toBytes('\u0089PNG\r\n\u001a\n\0\0\0\rIHDR');
  return concatBytes([start, new Uint8Array(size.buffer), toBytes('\u0008\u0006')]);
}

function extent(width: number, height: number): Uint8Array {
  const box = new DataView(new ArrayBuffer(16));
  box.setUint32(8, width);
  box.setUint32(12, height);
  const bytes = new Uint8Array(box.buffer);
  return concatBytes([toBytes('\0\0\0\u0014ispe'), bytes.subarray(4)]);
}

test.each([
  ['a JPEG from a phone', sampleJpeg(4000, 3000, [exif])],
  ['a PNG', png(4000, 3000)],
  ['a WebP', sampleWebp(4000, 3000)],
  ['a transparent WebP', webpFile([['VP8X', vp8x(4000, 3000)]])],
  ['a HEIC, which some browsers open', concatBytes([heic, extent(512, 512), extent(4032, 3024)])],
  ['an AVIF', concatBytes([avif, extent(4000, 3000)])],
])('accepts %s', (_, head) => {
  expect(problemOfFile(fine, head)).toBeUndefined();
});

test.each([
  ['an empty file', 0, new Uint8Array(), 'This file is empty.'],
  ['an SVG with a script', fine, toBytes('<svg onload="alert(1)">'), noPhoto],
  ['a page named .webp', fine, toBytes('<!doctype html><script>'), noPhoto],
  ['a PDF', fine, toBytes('%PDF-1.7 1 0 obj'), noPhoto],
  ['a film', fine, toBytes('\0\0\0\u0018ftypmp42\0\0\0\0'), noPhoto],
  ['sound', fine, toBytes('RIFF\u0004\0\0\0WAVEfmt '), noPhoto],
  ['one byte', 1, toBytes('R'), noPhoto],
  [
    'a photo of 11 MB',
    11_000_000,
    sampleJpeg(4000, 3000),
    'This photo is larger than 10 MB. Please choose a smaller one.',
  ],
  ['a JPEG of 100 megapixels', fine, sampleJpeg(12_000, 9000, [exif]), tooMany],
  ['a PNG that would fill the memory', fine, png(60_000, 60_000), tooMany],
  ['a WebP of 16,383 by 16,383', fine, sampleWebp(16_383), tooMany],
  ['a WebP with a large canvas', fine, webpFile([['VP8X', vp8x(16_384, 16_384)]]), tooMany],
  ['a GIF of 65,535 by 65,535', fine, toBytes('GIF89a\u00ff\u00ff\u00ff\u00ff'), tooMany],
  ['a HEIC of 108 megapixels', fine, concatBytes([heic, extent(12_000, 9000)]), tooMany],
])('names the problem of %s', (_, bytes, head, problem) => {
  expect(problemOfFile(bytes, head)).toBe(problem);
});

test('names the format that a browser could not open', () => {
  expect(textOfUnreadable(heic)).toMatch(/HEIC.*Please choose a JPEG/);
  expect(textOfUnreadable(sampleJpeg(320))).toBe(
    'This photo can’t be opened. Please choose another one.',
  );
});
