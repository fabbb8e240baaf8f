import { expect, it } from 'vitest';
import { joined } from './customer-carts.ts';

it('joins what a guest put in with what the person had left', () => {
  const line = (menuItemId: string, quantity = 1) => ({ menuItemId, quantity });
  expect(joined([line('chai', 2)], [line('chai'), line('thali')])).toEqual([
    line('chai', 2),
    line('thali'),
  ]);
  const half = { ...line('chai'), choices: [{ groupId: 'size', choiceId: 'half' }] };
  expect(joined([line('chai')], [half])).toEqual([line('chai'), half]);
  expect(joined(undefined, [line('thali')])).toEqual([line('thali')]);
  expect(joined([], [line('thali')])).toEqual([line('thali')]);
  expect(joined('', 'Less spicy')).toBe('Less spicy');
  expect(joined('No onion', 'Less spicy')).toBe('No onion');
});
