import type { OrderStatus } from '@thali/shared/orders/order-status';
import type { ShareTone } from '../lib/ui/figures/share-bar.tsx';

/** The colour of a bar; the status is written beside it. */
export const statusTones: Record<OrderStatus, ShareTone> = {
  pending: 'accent',
  confirmed: 'steel',
  preparing: 'accent',
  ready: 'leaf',
  completed: 'leaf',
  cancelled: 'chilli',
  expired: 'steel',
};
