import { expect, it } from 'vitest';
import { sampleOrder } from '../sample-order.ts';
import { kitchenColumns } from './kitchen-columns.ts';

const accepted = sampleOrder('B', { minute: 2, status: 'confirmed' });
const orders = [
  sampleOrder('A', { minute: 1, status: 'preparing' }),
  { ...accepted, statusTimes: { confirmed: accepted.createdAt } },
  sampleOrder('C', { minute: 3, status: 'ready' }),
  sampleOrder('D', { minute: 4 }),
  sampleOrder('E', { minute: 5, status: 'confirmed' }),
];

it('keeps automatically accepted orders in the first column until they are seen', () => {
  const { fresh, cooking, ready } = kitchenColumns(orders);
  const ids = (list: readonly { id: string }[]) => list.map(({ id }) => id).join('');
  expect([ids(fresh), ids(cooking), ids(ready)]).toEqual(['BD', 'AE', 'C']);
});
