import { expect, it } from 'vitest';
import { contentsField } from './menu-fields.ts';

it.each([
  ['dal,rice ,  3 roti\nsalad', 'Dal, Rice, 3 roti, Salad'],
  ['दाल, चावल', 'दाल, चावल'],
  ['roti, Roti, ,\n,', 'Roti'],
  [' \n', ''],
])('stores the contents %j as %j', (text, contents) => {
  expect(contentsField.parse(text)).toBe(contents);
});

it('stores contents as one line, and keeps the line when it is saved again', () => {
  const stored = contentsField.parse('dal\u200b\n3 roti,\tpickle');
  expect(stored).toBe('Dal, 3 roti, Pickle');
  expect(contentsField.parse(stored)).toBe(stored);
  expect(contentsField.safeParse('x'.repeat(301)).success).toBe(false);
});
