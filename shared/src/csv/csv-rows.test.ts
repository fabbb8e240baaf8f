import { expect, it } from 'vitest';
import { csvRows, decodeText } from './csv-rows.ts';

const text = 'Café,₹60';
const utf16 = (isBigEndian: boolean, byteOrderMark: string) => {
  const units = [...(byteOrderMark + text)].map((letter) => letter.charCodeAt(0));
  return new Uint8Array(
    units.flatMap((unit) => (isBigEndian ? [unit >> 8, unit & 255] : [unit & 255, unit >> 8])),
  );
};

it.each([
  ['UTF-8', new TextEncoder().encode(text)],
  ['UTF-16 of Excel', utf16(false, '\ufeff')],
  ['UTF-16 without a byte order mark', utf16(false, '')],
  ['UTF-16, big endian', utf16(true, '\ufeff')],
  ['UTF-16, big endian, without a byte order mark', utf16(true, '')],
])('decodes %s', (_, bytes) => {
  expect(decodeText(bytes)).toBe(text);
});

it('decodes Windows-1252', () => {
  expect(decodeText(new Uint8Array([0x43, 0x61, 0x66, 0xe9, 0x20, 0x96]))).toBe('Café –');
});

it('counts the lines of quoted cells, and reads line by line if a quote never ends', () => {
  expect(csvRows('a,"b\nc"\nd,e', ',')).toEqual([
    { line: 1, cells: ['a', 'b\nc'] },
    { line: 3, cells: ['d', 'e'] },
  ]);
  expect(csvRows('a,"b\nd,e', ',')).toEqual([
    { line: 1, cells: undefined },
    { line: 2, cells: ['d', 'e'] },
  ]);
});
