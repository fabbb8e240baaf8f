import Papa from 'papaparse';
import { expect, test } from 'vitest';
import { csvCell } from './csv-cell.ts';

test.each(['plain', 'a,b', 'say "dosa"', ' padded', 'two\nlines', ''])(
  'keeps %j unchanged by writing and parsing',
  (text) => {
    expect(Papa.parse(`${csvCell(text)},1`).data).toEqual([[text, '1']]);
  },
);
