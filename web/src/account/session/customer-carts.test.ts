import { expect, it } from 'vitest';
import { mergeValues } from './customer-carts.ts';

it('merges the lines of a guest with the lines that the customer left in the cart', () => {
  const line = (menuItemId: string, quantity = 1) => ({ menuItemId, quantity });
  expect(mergeValues([line('chai', 2)], [line('chai'), line('thali')])).toEqual([
    line('chai', 2),
    line('thali'),
  ]);
  const half = { ...line('chai'), choices: [{ groupId: 'size', choiceId: 'half' }] };
  expect(mergeValues([line('chai')], [half])).toEqual([line('chai'), half]);
  expect(mergeValues(undefined, [line('thali')])).toEqual([line('thali')]);
  expect(mergeValues([], [line('thali')])).toEqual([line('thali')]);
  expect(mergeValues('', 'Less spicy')).toBe('Less spicy');
  expect(mergeValues('No onion', 'Less spicy')).toBe('No onion');
});
