import type { Order } from '@thali/shared/orders/order.contract';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { useApi } from '../../lib/data/use-api.ts';
import { keepNewer } from '../../orders/live/merge-order.ts';

type OrderPage = AnswerOf<'GET /orders'>;

/** No customer has more ongoing orders at one mess. */
const maxOrders = 100;

export const ongoingOrdersOf = (vendorId: string) => ({
  query: { vendorId, status: 'ongoing', limit: maxOrders },
});

const merge = (read: OrderPage, cached: OrderPage | undefined): OrderPage => ({
  ...read,
  orders: keepNewer(read.orders, cached?.orders),
});

/** The signed-in customer's ongoing orders at one mess, newest first. */
export function useOngoingOrders(vendorId: string) {
  return useApi('GET /orders', ongoingOrdersOf(vendorId), { merge, select: ordersOf });
}

function ordersOf({ orders }: OrderPage): readonly Order[] {
  return orders;
}
