import { expect, test } from 'vitest';
import { csvCell, parseCsvLine } from './parse-csv-line.ts';

test.each([
  ['a,b,c', ['a', 'b', 'c']],
  ['a,,', ['a', '', '']],
  ['', ['']],
  ['"a,b",c', ['a,b', 'c']],
  ['"say ""dosa""",1', ['say "dosa"', '1']],
  ['"",1', ['', '1']],
  [' "a" , b ', ['a', ' b ']],
])('%s', (line, cells) => {
  expect(parseCsvLine(line)).toEqual(cells);
});

test.each(['"a,b', 'a"b,c', '"a"b,c', 'a,"'])('%s has a misplaced quote', (line) => {
  expect(parseCsvLine(line)).toBeUndefined();
});

test.each(['plain', 'a,b', 'say "dosa"', ' padded', ''])(
  '%j is unchanged after writing and parsing',
  (text) => {
    expect(parseCsvLine(`${csvCell(text)},1`)).toEqual([text, '1']);
  },
);
