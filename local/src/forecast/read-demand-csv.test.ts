import { expect, test } from 'vitest';
import { readDemandCsv } from './read-demand-csv.ts';

const header = 'series_id,date,value';

function read(...rows: string[]) {
  return readDemandCsv([header, ...rows].join('\n'));
}

test('reads rows of several series in any order', () => {
  const { series, problems } = read('a,2026-01-06,5', 'b,2026-01-05,1.5', 'a,2026-01-05,0');
  expect(problems).toEqual([]);
  expect([...series]).toEqual([
    [
      'a',
      [
        { date: '2026-01-06', value: 5 },
        { date: '2026-01-05', value: 0 },
      ],
    ],
    ['b', [{ date: '2026-01-05', value: 1.5 }]],
  ]);
});

test('reads files with a byte order mark, CRLF, blank lines, quotes and columns in any order', () => {
  const text =
    '\uFEFF\r\n"Date",value,note,series_id\r\n\r\n2026-01-05, 7 ,"a, b","till ""1"""\r\n\r\n';
  expect(readDemandCsv(text)).toEqual({
    series: new Map([['till "1"', [{ date: '2026-01-05', value: 7 }]]]),
    problems: [],
  });
});

test('counts lines as an editor does', () => {
  const { problems } = readDemandCsv(`\n${header}\n\na,2026-01-05,1\n\na,2026-01-06,x\n`);
  expect(problems.map(({ line }) => line)).toEqual([6]);
});

test.each([
  ['a,2026-02-30,1', "date must be a day as 2026-11-30, not '2026-02-30'"],
  ['a,05/01/2026,1', "date must be a day as 2026-11-30, not '05/01/2026'"],
  ['a,2026-13-01,1', "date must be a day as 2026-11-30, not '2026-13-01'"],
  ['a,2026-01-05,', "value must be a number of 0 or more, not ''"],
  ['a,2026-01-05,-3', "value must be a number of 0 or more, not '-3'"],
  ['a,2026-01-05,NaN', "value must be a number of 0 or more, not 'NaN'"],
  ['a,2026-01-05,0x10', "value must be a number of 0 or more, not '0x10'"],
  ['a,2026-01-05,1e999', "value must be a number of 0 or more, not '1e999'"],
  ['a,2026-01-05,1e308', "value must be 1000000000000000 at most, not '1e308'"],
  ['a,9999-12-31,1', "date must be a day as 2026-11-30, not '9999-12-31'"],
  ['a,0000-01-01,1', "date must be a day as 2026-11-30, not '0000-01-01'"],
  [',2026-01-05,1', 'series_id is empty'],
  ['caf\uFFFD,2026-01-05,1', 'series_id is not UTF-8 text'],
  ['a,2026-01-05', 'fewer columns than the header, or a quote that does not end'],
  [
    'a,2026-06-01,1,23,100',
    'more columns than the header: write figures without commas, as 123100 or 12.5',
  ],
  [
    'a,2026-06-01,"1,23,100"',
    "value must be written without commas, as 123100 or 12.5, not '1,23,100'",
  ],
  ['a,2026-06-01,"12,5"', "value must be written without commas, as 123100 or 12.5, not '12,5'"],
  ['"a,2026-01-05,1', 'fewer columns than the header, or a quote that does not end'],
])('skips %s and reports the problem', (row, message) => {
  const { series, problems } = read('b,2026-01-05,1', row, 'b,2026-01-06,2');
  expect(problems).toEqual([{ line: 3, message }]);
  expect([...series.keys()]).toEqual(['b']);
  expect(series.get('b')).toHaveLength(2);
});

test('counts a repeated row once, and reports it if its value differs', () => {
  const { series, problems } = read('a,2026-01-05,1', 'a,2026-01-05,1.0', 'a,2026-01-05,2');
  expect(series.get('a')).toEqual([{ date: '2026-01-05', value: 1 }]);
  expect(problems).toEqual([
    { line: 4, message: "line 2 has another value for 'a' on 2026-01-05" },
  ]);
});

test.each(['', 'id,date,value\na,2026-01-05,1', 'a,2026-01-05,1'])(
  'reads nothing without the header: %j',
  (text) => {
    const { series, problems } = readDemandCsv(text);
    expect(series.size).toBe(0);
    expect(problems).toEqual([{ line: 1, message: 'the header must name series_id, date, value' }]);
  },
);

test.each([
  ['series_id;date;value', 'this file has semicolons: save it with commas'],
  ['series_id\tdate\tvalue', 'this file has tabs: save it with commas'],
  [
    Buffer.from('\uFEFFseries_id,date,value', 'utf16le').toString('utf8'),
    "this file is UTF-16: save it as 'CSV UTF-8'",
  ],
])('names the wrong separator or encoding of an export: %j', (text, hint) => {
  expect(readDemandCsv(text).problems).toEqual([
    { line: 1, message: `the header must name series_id, date, value; ${hint}` },
  ]);
});
