import type { Order } from '@thali/shared/orders/order.contract';
import { useMemo, useState } from 'react';
import { createKitchenActions } from '../kitchen/kitchen-actions.ts';
import { ordersAfter, type StepAction } from '../kitchen/steps.ts';
import { serverNow } from '../lib/time/server-clock.ts';
import { demoOrders } from './demo-orders.ts';

/** The demo's orders, in this browser's memory only. Taps in the kitchen move the orders. Rule: site-19 */
export function useDemoOrders() {
  const [orders, setOrders] = useState<readonly Order[]>(() => demoOrders(new Date(serverNow())));
  const actions = useMemo(
    () => createKitchenActions({ add: (taps) => setOrders((current) => applyTaps(current, taps)) }),
    [],
  );
  return { orders, actions };
}

function applyTaps(orders: readonly Order[], actions: readonly StepAction[]): readonly Order[] {
  const at = new Date(serverNow()).toISOString();
  const steps = actions.map((act) => ({ key: '', group: '', at, sendAt: 0, act }));
  return ordersAfter(orders, steps);
}
