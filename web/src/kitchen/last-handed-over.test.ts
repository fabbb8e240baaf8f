import { sampleOrder } from '@thali/shared/orders/sample-order';
import { expect, it } from 'vitest';
import { lastHandedOver } from './last-handed-over.ts';

const handedOver = (token: number) =>
  sampleOrder({
    id: `VENDR00001${token}`,
    token,
    status: 'completed',
    statusTimes: { completed: new Date(token * 60_000).toISOString() },
  });

it('lists the last ten handed-over orders, newest first', () => {
  const orders = Array.from({ length: 12 }, (_, index) => handedOver(index + 1));
  const tokens = lastHandedOver(orders.slice(0, 6), orders.slice(6)).map(({ token }) => token);
  expect(tokens).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3]);
});

it('updates a listed order, and ignores orders that are still open', () => {
  const paid = { ...handedOver(1), paymentStatus: 'paid' as const };
  const open = sampleOrder({ id: 'VENDR000012', status: 'ready' });
  expect(lastHandedOver([handedOver(1)], [paid, open])).toEqual([paid]);
});
