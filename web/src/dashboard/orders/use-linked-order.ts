import { useEffect, useEffectEvent } from 'react';
import { callApi } from '../../lib/api/call-api.ts';
import { showFailure } from '../../lib/api/show-failure.ts';
import { urlId } from '../../lib/url-state/url-choice.ts';
import { useUrlState } from '../../lib/url-state/use-url-state.ts';
import { parseOrder } from '../../orders/live/parse-order.ts';
import type { Order } from './order-list.ts';

const fields = { order: urlId() };

/** Opens the order of the address once. A guest's code leads staff to this address. Rule: pay-41 */
export function useLinkedOrder(view: (order: Order) => void): void {
  const [{ order: orderId }, change] = useUrlState(fields);
  const openOrder = useEffectEvent(async (id: string) => {
    change({ order: undefined }, { replace: true });
    try {
      const call = { params: { orderId: id }, quiet: true };
      const order = parseOrder((await callApi('GET /orders/{orderId}', call)).order);
      if (order) view(order);
    } catch (error) {
      showFailure('The order could not be opened', error);
    }
  });
  useEffect(() => {
    if (orderId) void openOrder(orderId);
  }, [orderId]);
}
