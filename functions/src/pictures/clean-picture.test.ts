import {
  concatBytes,
  jpegSegment,
  sampleJpeg,
  sampleWebp,
  toBytes,
  vp8,
  vp8x,
  webpFile,
} from '@thali/shared/pictures/sample-pictures';
import type { PictureType } from '@thali/shared/pictures/stored-picture';
import { expect, test } from 'vitest';
import { cleanPicture } from './clean-picture.ts';

const size = { width: 320, height: 320 };
const webp = { type: 'image/webp', ...size } as const;
const jpeg = { type: 'image/jpeg', ...size } as const;
const exif = jpegSegment(0xe1, toBytes('Exif\0\0MM GPS 18.5204 N 73.8567 E'));
const profile = jpegSegment(0xe2, toBytes('ICC_PROFILE\0\u0001\u0001 sRGB'));
const script = '<script>alert(1)</script>';
const svg = toBytes(`<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)">${script}</svg>`);
const html = toBytes(`<!doctype html><html>${script}</html>`);
const zip = toBytes('PK\u0003\u0004 a.class');
const png = concatBytes([
  new Uint8Array([0x89]),
  toBytes('PNG\r\n\u001a\n\0\0\0\rIHDR\0\0\u0001\u0040\0\0\u0001\u0040'),
]);
const heic = toBytes('\0\0\0\u0018ftypheic\0\0\0\0mif1heic');
const lossless = new Uint8Array([0x2f, 0x3f, 0xc1, 0x4f, 0, 0, 0, 0, 0, 0]);

test.each([
  ['from Chrome', sampleWebp(320)],
  ['with lossless compression', webpFile([['VP8L', lossless]])],
  [
    'with transparency and a colour profile',
    webpFile([
      ['VP8X', vp8x(320, 320)],
      ['ICCP', toBytes('sRGB')],
      ['ALPH', toBytes('abc')],
      ['VP8 ', vp8(320, 320)],
    ]),
  ],
])('keeps a WebP %s unchanged', (_, bytes) => {
  expect(cleanPicture(bytes, webp)).toEqual(bytes);
});

test('accepts a cover in the cover size, but not a square', () => {
  const cover = { type: 'image/webp', width: 480, height: 160 } as const;
  expect(cleanPicture(sampleWebp(480, 160), cover)).toEqual(sampleWebp(480, 160));
  expect(cleanPicture(sampleWebp(480), cover)).toBeUndefined();
});

test('removes location, time and camera from a JPEG', () => {
  const remark = jpegSegment(0xfe, toBytes(script));
  const mpfSegment = jpegSegment(0xe2, toBytes('MPF\0'));
  const clean = cleanPicture(sampleJpeg(320, 320, [exif, remark, profile, mpfSegment]), jpeg);
  expect(clean && new Uint8Array(clean)).toEqual(sampleJpeg(320, 320, [profile]));
});

/** Files that an attacker may upload instead of the announced picture. */
const badFiles: [name: string, bytes: Uint8Array, type?: PictureType][] = [
  ['an empty file', new Uint8Array()],
  ['one byte', toBytes('R')],
  ['zeros', new Uint8Array(500)],
  ['an SVG with a script', svg],
  ['an SVG behind a space', concatBytes([toBytes(' \n'), svg])],
  ['an HTML page named .webp', html],
  ['an HTML page, as a JPEG', html, 'image/jpeg'],
  ['a script', toBytes('alert(1)')],
  ['a PDF', toBytes('%PDF-1.7\n1 0 obj')],
  ['an archive', zip],
  ['a GIF that is also a script', toBytes('GIF89a=1;alert(1)//')],
  ['a PNG', png],
  ['a BMP', toBytes('BM\u0036\0\0\0')],
  ['a TIFF', toBytes('II*\0\u0008\0\0\0')],
  ['an icon', toBytes('\0\0\u0001\0\u0001\0')],
  ['a HEIC from a phone', heic],
  ['an AVIF', toBytes('\0\0\0\u0020ftypavif\0\0\0\0mif1')],
  ['a video', toBytes('\0\0\0\u0018ftypmp42\0\0\0\0')],
  ['sound in a RIFF container', concatBytes([toBytes('RIFF\u0004\0\0\0WAVE')])],
  ['a container without a picture', webpFile([])],
  ['a container with only a colour profile', webpFile([['ICCP', toBytes('sRGB')]])],
  ['a JPEG announced as WebP', sampleJpeg(320)],
  ['a WebP announced as JPEG', sampleWebp(320), 'image/jpeg'],
  ['a truncated WebP', sampleWebp(320).subarray(0, 150)],
  ['a WebP truncated in its header', sampleWebp(320).subarray(0, 25)],
  ['a WebP followed by a page', concatBytes([sampleWebp(320), html])],
  ['a WebP followed by an archive', concatBytes([sampleWebp(320), zip])],
  ['a WebP of another width', sampleWebp(640)],
  ['a WebP that is not square', sampleWebp(320, 200)],
  ['a WebP of 16,383 by 16,383', sampleWebp(16_383)],
  ['a WebP whose container and frame have different sizes', webpOfSizes(16_384, 320)],
  ['a WebP with the right size only in its container', webpOfSizes(320, 16_383)],
  ['a WebP with EXIF data', webpWithChunk('EXIF')],
  ['a WebP with XMP data', webpWithChunk('XMP ')],
  ['an animated WebP', webpWithChunk('ANIM')],
  ['a WebP with an unknown chunk', webpWithChunk('evil')],
  ['a WebP with two pictures', webpWithChunk('VP8 ', vp8(320, 320))],
  ['a WebP whose frame is a page', webpFile([['VP8 ', toBytes('<html> no picture')]])],
  ['a WebP with its header after the frame', webpWithHeaderLast()],
  ['a truncated JPEG', sampleJpeg(320).subarray(0, 60), 'image/jpeg'],
  ['a JPEG without its end', sampleJpeg(320).subarray(0, -2), 'image/jpeg'],
  ['a JPEG followed by a page', concatBytes([sampleJpeg(320), html]), 'image/jpeg'],
  ['a JPEG followed by an archive', concatBytes([sampleJpeg(320), zip]), 'image/jpeg'],
  ['a JPEG of 65,500 by 65,500', sampleJpeg(65_500), 'image/jpeg'],
  ['a JPEG that is not square', sampleJpeg(320, 640), 'image/jpeg'],
  ['an empty JPEG', new Uint8Array([0xff, 0xd8, 0xff, 0xd9]), 'image/jpeg'],
  ['a JPEG with two frames', sampleJpeg(320, 320, [frame()]), 'image/jpeg'],
  ['a JPEG with an unknown segment', sampleJpeg(320, 320, [jpegSegment(0xf0, html)]), 'image/jpeg'],
  ['a JPEG with a segment beyond its end', jpegWithLongSegment(), 'image/jpeg'],
];

test('covers more than forty bad files', () => {
  expect(badFiles.length).toBeGreaterThan(40);
});

test.each(badFiles)('refuses %s', (_, bytes, type = 'image/webp') => {
  expect(cleanPicture(bytes, { type, ...size })).toBeUndefined();
});

function webpOfSizes(outside: number, innerSize: number): Uint8Array {
  return webpFile([
    ['VP8X', vp8x(outside, outside)],
    ['VP8 ', vp8(innerSize, innerSize)],
  ]);
}

function webpWithChunk(name: string, data = toBytes('18.5204 N')): Uint8Array {
  return webpFile([
    ['VP8X', vp8x(320, 320)],
    ['VP8 ', vp8(320, 320)],
    [name, data],
  ]);
}

function webpWithHeaderLast(): Uint8Array {
  return webpFile([
    ['VP8 ', vp8(320, 320)],
    ['VP8X', vp8x(320, 320)],
  ]);
}

function frame(): Uint8Array {
  return jpegSegment(0xc0, new Uint8Array([8, 1, 64, 1, 64, 1, 1, 0x11, 0]));
}

function jpegWithLongSegment(): Uint8Array {
  return new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0xff, 0xff, 1, 2, 3, 0xff, 0xd9]);
}
