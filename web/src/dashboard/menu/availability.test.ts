import { sampleItem } from '@thali/shared/menu/sample-menu';
import { expect, it } from 'vitest';
import { withPending } from './use-availability.ts';

const on = sampleItem({ id: 'I1', isAvailable: true });
const off = sampleItem({ id: 'I2', isAvailable: false });

it('applies the pending switches only to the switched dishes', () => {
  expect(withPending([on, off], new Map([['I1', false]]))).toEqual([
    { ...on, isAvailable: false },
    off,
  ]);
  const items = [on, off];
  expect(withPending(items, new Map())).toBe(items);
  expect(withPending(items, new Map([['gone', true]]))[1]).toBe(off);
});
