import { sampleItem } from '@thali/shared/menu/sample-menu';
import { sampleOrder } from '@thali/shared/orders/sample-order';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { expect, it } from 'vitest';
import { otherDishes } from './other-dishes.tsx';

const now = new Date('2026-03-02T07:00:00Z');
const orderedId = 'ORDERED00001';
const order = sampleOrder({
  status: 'cancelled',
  cancelReason: 'sold_out',
  items: [
    {
      id: '1',
      orderId: 'DEM0000000AAAAAAAA12345678',
      menuItemId: orderedId,
      menuItem: { id: orderedId, name: 'Thali', isVegetarian: true },
      quantity: 1,
      unitPrice: 110,
      totalPrice: 110,
    },
  ],
});
const dish = (id: string, changes: object = {}) => sampleItem({ id, name: id, ...changes });
const ordered = dish(orderedId, { isAvailable: false, categoryId: 'THALIS' });

function suggestedIds(
  dishes: ReturnType<typeof dish>[],
  changes: object = {},
  settings = {},
  cancelledOrder = order,
): string[] {
  const vendor = { status: 'active', settings };
  const storefront = { vendor, menuItems: [ordered, ...dishes], popularItemIds: [], ...changes };
  return otherDishes(cancelledOrder, storefront as unknown as Storefront, now).map(({ id }) => id);
}

it('offers at most three dishes: first the same category, then best sellers', () => {
  const dishes = [
    dish('a', { categoryId: 'DRINKS' }),
    dish('b', { categoryId: 'DRINKS' }),
    dish('c', { categoryId: 'THALIS' }),
    dish('d', { categoryId: 'DRINKS' }),
  ];
  expect(suggestedIds(dishes, { popularItemIds: ['d'] })).toEqual(['c', 'd', 'a']);
});

it('leaves out unavailable and ordered dishes', () => {
  expect(suggestedIds([dish('a', { isAvailable: false }), dish('b', { quantity: 0 })])).toEqual([]);
});

it('offers no meat after a vegetarian order', () => {
  expect(suggestedIds([dish('a', { isVegetarian: false }), dish('b')])).toEqual(['b']);
});

it('offers nothing if the mess is not taking orders', () => {
  expect(suggestedIds([dish('a')], { vendor: { status: 'suspended', settings: {} } })).toEqual([]);
  expect(suggestedIds([dish('a')], {}, { pausedUntil: '2026-03-02T07:15:00.000Z' })).toEqual([]);
});

it('offers nothing if the order was cancelled for another reason', () => {
  const suggestedAfter = (cancelReason: typeof order.cancelReason) =>
    suggestedIds([dish('a')], {}, {}, { ...order, cancelReason });
  for (const reason of ['not_collected', 'closing', 'unreachable', 'other', 'no_answer'] as const) {
    expect(suggestedAfter(reason), reason).toEqual([]);
  }
  expect(suggestedAfter(undefined)).toEqual([]);
});
