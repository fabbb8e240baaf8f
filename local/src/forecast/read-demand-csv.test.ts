import { readFileSync } from 'node:fs';
import { decodeText } from '@thali/shared/csv/csv-rows';
import { expect, test } from 'vitest';
import { readDemandCsv } from './read-demand-csv.ts';

const header = 'series_id,date,value';

function read(...rows: string[]) {
  return readDemandCsv([header, ...rows].join('\n'));
}

function readFixture(name: string) {
  return readDemandCsv(readFileSync(new URL(`./fixtures/${name}`, import.meta.url), 'utf8'));
}

const august = Array.from({ length: 30 }, (_, index) => {
  return `2026-08-${String(index + 1).padStart(2, '0')}`;
});
/** From Saturday on. */
const lunches = [90, 30, 40, 42, 45, 50, 70];
const dinners = [45, 15, 20, 21, 22, 25, 35];

test('adds up the shifts of a day', () => {
  const { series, problems, warnings: notes } = readFixture('two-shifts.csv');
  expect(problems).toEqual([]);
  expect(series.get('mess')).toEqual(
    august.map((date, index) => {
      return { date, value: (lunches[index % 7] ?? 0) + (dinners[index % 7] ?? 0) };
    }),
  );
  expect(notes).toEqual([
    {
      line: 3,
      count: 30,
      message: "several rows of a day are added up, such as on 2026-08-01 of 'mess'",
    },
  ]);
});

test('reads day-first dates and dates with a time in one column', () => {
  const { series, problems, warnings: notes } = readFixture('dates-of-tills.csv');
  expect([problems, notes]).toEqual([[], []]);
  expect(series.get('mess')).toEqual(
    august.map((date, index) => ({ date, value: lunches[index % 7] })),
  );
});

test('adds up bills with their times, and takes off refunds', () => {
  const { series } = read(
    'a,05/08/2026 12:10,120',
    'a,05/08/2026 12:10,120',
    'a,05/08/2026 9:40 PM,-40',
    'a,13/08/2026 12:10,60',
  );
  expect(series.get('a')).toEqual([
    { date: '2026-08-05', value: 200 },
    { date: '2026-08-13', value: 60 },
  ]);
});

test('treats two spellings of a series as one', () => {
  const { series, problems } = read('Cafe\u0301,2026-01-05,5', 'caf\u00e9,2026-01-06,7');
  expect(problems).toEqual([]);
  expect([...series.keys()]).toEqual(['Cafe\u0301']);
  expect(series.get('Cafe\u0301')).toHaveLength(2);
});

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

test.each([
  ['\uFEFF\r\n"Date",value,note,series_id\r\n\r\n2026-01-05, 7 ,"a, b","till ""1"""\r\n\r\n'],
  ['Sales report;January\nseries_id;date;value\n"till ""1""";05.01.2026;7,0\nb;13.01.2026;1'],
  ['sep=\t\nSERIES_ID\tDATE\tVALUE\t\n"till ""1"""\t5 Jan 2026\t7\t\n'],
  ['series_id,date,value,note\n"till ""1""",2026-01-05,7,"two\nlines"\n'],
])('reads %j', (text) => {
  const { series, problems } = readDemandCsv(text);
  expect(problems).toEqual([]);
  expect(series.get('till "1"')).toEqual([{ date: '2026-01-05', value: 7 }]);
});

test.each([
  ['utf16le', '\uFEFF'],
  ['utf8', '\uFEFF'],
  ['latin1', ''],
] as const)('reads a file in %s', (encoding, mark) => {
  const bytes = Buffer.from(`${mark}${header}\ncafé,2026-01-05,7\n`, encoding);
  expect([...readDemandCsv(decodeText(bytes)).series.keys()]).toEqual(['café']);
});

test('counts lines as an editor does', () => {
  const text = `\nseries_id,date,value,note\n\na,2026-01-05,1,"two\nlines"\n\na,2026-01-06,x,\n`;
  expect(readDemandCsv(text).problems.map(({ line }) => line)).toEqual([7]);
});

test.each([
  ['a,2026-02-30,1', "date must be a date such as 2026-11-30 or 30-11-2026, not '2026-02-30'"],
  ['a,2026-01-05,', "value must be a number such as 1234.5 or 1,234.5, not ''"],
  ['a,2026-01-05,many', "value must be a number such as 1234.5 or 1,234.5, not 'many'"],
  ['a,2026-01-05,-3', "the total of a day must be 0 or more, not -3 on 2026-01-05 of 'a'"],
  [
    'a,2026-01-05,1e308',
    "the total of a day must be 1000000000000000 at most, not 1e+308 on 2026-01-05 of 'a'",
  ],
  [',2026-01-05,1', 'series_id is empty'],
  ['a,2026-01-05', 'fewer columns than the header'],
  [
    'a,2026-06-01,1,23,100',
    'more columns than the header: write figures without commas, such as 123100 or 12.5',
  ],
  ['"a,2026-01-05,1', 'a quote is out of place'],
  ['"a"b,2026-01-05,1', 'a quote is out of place'],
  [
    'a,01/05/2026,1',
    'date can mean two days, and no row shows whether the day or the month comes first: write 01/05/2026 as 2026-11-30',
  ],
])('skips %s and reports the problem', (row, message) => {
  const { series, problems } = read('b,2026-01-05,1', row, 'b,2026-01-06,2');
  expect(problems).toEqual([{ line: 3, count: 1, message }]);
  expect([...series.keys()]).toEqual(['b']);
  expect(series.get('b')).toHaveLength(2);
});

test('reports each kind of fault once, with its count and its first line', () => {
  const { problems } = read(
    'a,2026-01-05,x',
    'a,2026-01-32,1',
    'a,2026-01-06,y',
    'a,,1',
    'a,2026-01-07,z',
  );
  expect(problems.map(({ line, count }) => [line, count])).toEqual([
    [2, 3],
    [3, 2],
  ]);
});

test('leaves out a day with a figure that cannot be read, and keeps the other days', () => {
  const { series } = read('a,2026-01-05,4', 'a,2026-01-06,40', 'a,2026-01-06,?', 'a,2026-01-06,2');
  expect(series.get('a')).toEqual([{ date: '2026-01-05', value: 4 }]);
});

test.each(['2062-08-12', '2016-08-12'])(
  'a wrong year, %s, spoils its own row only',
  (wrongDate) => {
    const { series, problems } = read(...august.map((date) => `a,${date},5`), `a,${wrongDate},5`);
    expect(series.get('a')).toHaveLength(30);
    expect(problems).toEqual([
      {
        line: 32,
        count: 1,
        message: `date is more than 183 days away from the other dates: ${wrongDate}`,
      },
    ]);
  },
);

test.each(['', 'id,date,value\na,2026-01-05,1', 'a,2026-01-05,1'])(
  'reads nothing without the header: %j',
  (text) => {
    const { series, problems } = readDemandCsv(text);
    expect(series.size).toBe(0);
    expect(problems).toEqual([
      { line: 1, count: 1, message: 'the header must name series_id, date, value' },
    ]);
  },
);
