import { expect, it } from 'vitest';
import { cleanLine, cleanNote } from './clean-text.ts';

it.each([
  ['Asha\u0000 Patil\u0007', 'Asha Patil'],
  ['Asha\u202eliaP', 'AshaliaP'],
  ['As\u200bha\ufeff', 'Asha'],
  ['Ra\u200dju', 'Raju'],
  ['Asha\nPatil\tB', 'Asha Patil B'],
  ['two\u2028lines', 'twolines'],
])('removes invisible characters from %j', (text, kept) => {
  expect(cleanLine(text)).toBe(kept);
});

it.each(['ക്\u200dഷ', 'क्\u200dष', '👩\u200d🍳', 'José Łukasz 李', 'நன்றி'])(
  'leaves %j as it is',
  (text) => {
    expect(cleanLine(text)).toBe(text);
  },
);

it('keeps the lines of a note', () => {
  expect(cleanNote('less spicy\n\tno onion\u0000')).toBe('less spicy\n\tno onion');
});
