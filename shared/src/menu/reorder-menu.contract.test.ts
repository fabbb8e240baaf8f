import { expect, it } from 'vitest';
import { menuLimits } from './menu-limits.ts';
import { reorderMenu } from './reorder-menu.contract.ts';

const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => String(index).padStart(12, '0'));
const { body } = reorderMenu.request;

it.each([menuLimits.items, menuLimits.items + 40])(
  'reorders %i dishes, even if concurrent additions exceeded the limit',
  (count) => {
    expect(body.parse({ itemIds: ids(count) }).itemIds).toHaveLength(count);
  },
);

it('refuses a list that is too long and a repeated id', () => {
  expect(body.safeParse({ itemIds: ids(2 * menuLimits.items + 1) }).success).toBe(false);
  expect(body.safeParse({ categoryIds: ids(2 * menuLimits.categories + 1) }).success).toBe(false);
  expect(body.safeParse({ itemIds: [...ids(2), ...ids(1)] }).success).toBe(false);
});
