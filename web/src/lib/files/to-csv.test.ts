import { describe, expect, it } from 'vitest';
import { type CsvCell, toCsv } from './to-csv.ts';

const lineOf = (...cells: CsvCell[]) => toCsv([cells]).replace('\uFEFF', '').replace(/\r\n$/, '');

it('starts with a byte order mark and ends each row with CRLF', () => {
  expect(
    toCsv([
      ['Date', 'Amount'],
      ['₹', 2.5],
    ]),
  ).toBe('\uFEFFDate,Amount\r\n₹,2.5\r\n');
  expect(toCsv([[]])).toBe('\uFEFF\r\n');
});

it.each([
  ['a,b', '"a,b"'],
  ['say "hi"', '"say ""hi"""'],
  ['two\nlines', '"two\nlines"'],
  ['a;b', '"a;b"'],
  [' padded', '" padded"'],
  ['plain', 'plain'],
  ['', ''],
])('%j is written %s', (text, written) => {
  expect(lineOf(text)).toBe(written);
});

describe('a cell that a spreadsheet would run', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+919812345678', "'+919812345678"],
    ['-2+3', "'-2+3"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['-', "'-"],
    ['-1e5', "'-1e5"],
    ['  =1+1', "'  =1+1"],
    ['\t=1', '"\'\t=1"'],
    ['\tx', '"\'\tx"'],
    ['\rx', '"\'\rx"'],
    ['\0x', "'\0x"],
    ['＝1+1', "'＝1+1"],
    ['=HYPERLINK("http://x","y")', '"\'=HYPERLINK(""http://x"",""y"")"'],
  ])('%j becomes text', (text, written) => {
    expect(lineOf(text)).toBe(written);
  });
});

it.each([
  [-12.5, '-12.5'],
  ['-12.50', '-12.50'],
  ['-0.05', '-0.05'],
  [0, '0'],
  [null, ''],
])('%j stays unchanged', (cell, written) => {
  expect(lineOf(cell, 'x')).toBe(`${written},x`);
});
