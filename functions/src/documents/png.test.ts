import { inflateSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { png } from './png.ts';

it('writes its size and its colours, row by row', () => {
  const picture = png(2, 2, (x, y) => [x * 255, y * 255, 7]);
  expect(picture.subarray(0, 8).toString('latin1')).toBe('\x89PNG\r\n\x1a\n');
  expect(picture.subarray(12, 16).toString()).toBe('IHDR');
  expect([picture.readUInt32BE(16), picture.readUInt32BE(20)]).toEqual([2, 2]);
  const start = picture.indexOf('IDAT');
  const data = picture.subarray(start + 4, start + 4 + picture.readUInt32BE(start - 4));
  expect([...inflateSync(data)]).toEqual([0, 0, 0, 7, 255, 0, 7, 0, 0, 255, 7, 255, 255, 7]);
});
