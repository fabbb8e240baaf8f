import type { Order } from '@thali/shared/orders/order.contract';
import { isForLater } from '@thali/shared/pre-orders/pre-order-times';
import type { PreOrderRule } from '@thali/shared/vendors/pre-orders-setting';
import { createContext, use } from 'react';
import { useNow } from '../../lib/time/use-now.ts';

/** The mess's rules for pre-orders; undefined without pre-orders. */
export const PreOrderRules = createContext<readonly PreOrderRule[] | undefined>(undefined);

/** Tells which orders still wait for their slot. Rule: pre-orders-6 */
export function useIsLater(): (order: Order) => boolean {
  const rules = use(PreOrderRules);
  const now = useNow().getTime();
  return (order) => isForLater(order, rules, now);
}
