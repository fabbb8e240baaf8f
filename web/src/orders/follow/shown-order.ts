import type { Order } from '@thali/shared/orders/order.contract';
import type { LiveState } from '../../lib/live/live-types.ts';
import type { OrderProof } from './order-proof.ts';

/** An order as a page about it gets it. */
export interface ShownOrder {
  order: Order;
  proof: OrderProof;
  /** The mess itself looks. */
  isStaff: boolean;
  /** Under way: it is looked after. */
  isFollowed: boolean;
  link: LiveState;
  /** Why the server could not be asked just now; the order is as it was last known. */
  failure: 'network' | 'server' | undefined;
  /** When the server last said so, epoch milliseconds. */
  seenAt: number;
}
