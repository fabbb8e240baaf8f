import { describe, expect, test } from 'vitest';
import { escPos, toRaster } from './esc-pos.ts';
import { dotSizes, layOut, type Measure } from './lay-out.ts';
import type { PrintLine } from './print-line.ts';

/** Each letter is half as wide as it is high. */
const measure: Measure = (text, { size }) => text.length * (dotSizes[size] / 2);

const lines: PrintLine[] = [
  { kind: 'text', text: 'Teen Katori Mess', size: 'large', isBold: true, isCentred: true },
  { kind: 'rule' },
  { kind: 'pair', left: '12 × Paneer butter masala with extra gravy', right: '₹2,400.00' },
  { kind: 'text', text: `Wish: ${'verylongword'.repeat(9)} and more`, size: 'large' },
  { kind: 'pair', left: '', right: '₹1' },
  { kind: 'text', text: '', size: 'huge' },
  { kind: 'text', text: `+ ${'Half, Extra roti, '.repeat(5)}`, isIndented: true },
];

describe('layOut', () => {
  test.each([384, 576])('keeps every letter within %i dots', (width) => {
    const { texts, dashedLineYs, height } = layOut(lines, width, measure);
    const letters = (all: readonly string[]) =>
      all.join('').replaceAll(' ', '').split('').sort().join('');
    const inputTexts = lines.flatMap((line) => {
      if (line.kind === 'rule') return [];
      return line.kind === 'text' ? line.text : [line.left, line.right];
    });
    expect(letters(texts.map(({ text }) => text))).toBe(letters(inputTexts));
    for (const { text, x, y, ...look } of texts) {
      expect(x).toBeGreaterThanOrEqual(0);
      expect(x + measure(text, look)).toBeLessThanOrEqual(width);
      expect(y).toBeLessThan(height);
    }
    expect(dashedLineYs).toHaveLength(1);
  });

  test('indents each row of a text below a dish', () => {
    const { texts } = layOut(lines.slice(-1), 384, measure);
    expect(texts.length).toBeGreaterThan(1);
    for (const { x } of texts) expect(x).toBe(32);
  });

  test('puts the amount on the first row of a long name, in one piece', () => {
    const [name, amount, rest] = layOut(lines.slice(2, 3), 384, measure).texts;
    expect(amount).toMatchObject({ text: '₹2,400.00', y: name?.y });
    expect(rest?.y).toBeGreaterThan(name?.y ?? 0);
  });

  test('keeps a vowel sign with its consonant', () => {
    const { texts } = layOut([{ kind: 'text', text: 'किकिकिकि' }], 40, measure);
    expect(texts.length).toBeGreaterThan(1);
    for (const { text } of texts) expect(text).toMatch(/^(?:कि)+$/u);
  });
});

describe('the printer data', () => {
  test('has a bit for each dark dot', () => {
    const [dark, light] = [
      [0, 0, 0, 255],
      [255, 255, 255, 255],
    ];
    // Two rows of ten dots. The first and ninth dot of row 1 are dark, and the tenth dot of row 2 is dark.
    const rows = [1000000010, 1].map((row) =>
      [...String(row).padStart(10, '0')].map((dot) => (dot === '1' ? dark : light)),
    );
    expect(toRaster(new Uint8ClampedArray(rows.flat(2) as number[]), 10)).toEqual({
      bytesPerRow: 2,
      rows: 2,
      bits: Uint8Array.of(0b1000_0000, 0b1000_0000, 0, 0b0100_0000),
    });
  });

  test.each([
    [0, 48],
    [1, 48],
    [128, 72],
    [129, 72],
    [700, 48],
  ])('sends %i rows in bands, each with its size, and then cuts', (rows, bytesPerRow) => {
    const bits = new Uint8Array(rows * bytesPerRow).map((_, index) => index % 251);
    const sent = escPos({ bytesPerRow, rows, bits });
    expect([...sent.subarray(0, 2)]).toEqual([0x1b, 0x40]);
    const printed: number[] = [];
    let offset = 2;
    while (sent[offset] === 0x1d && sent[offset + 1] === 0x76) {
      const [low = 0, high = 0, few = 0, many = 0] = sent.subarray(offset + 4, offset + 8);
      expect(low + 256 * high).toBe(bytesPerRow);
      const end = offset + 8 + bytesPerRow * (few + 256 * many);
      printed.push(...sent.subarray(offset + 8, end));
      offset = end;
    }
    expect(printed).toEqual([...bits]);
    expect([...sent.subarray(offset)]).toEqual([0x1b, 0x64, 4, 0x1d, 0x56, 0x42, 0]);
  });
});
