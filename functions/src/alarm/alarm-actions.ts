import { count } from '../metrics/metrics.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { notifyCustomer, notifyKitchen } from '../push/notify.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import type { AlarmStep } from './alarm-message.ts';
import { textKitchen } from './text-kitchen.ts';

interface AlarmContext {
  order: OrderRecord;
  vendor: VendorRow;
  /** The worker that began it died: it may have been done. */
  isRepeat: boolean;
}

/** What each claimed step does. A push that comes twice replaces itself, a text would be paid twice. Rule: kitchen-5 */
export const alarmActions: Record<
  Exclude<AlarmStep, 'cancel'>,
  (context: AlarmContext) => Promise<void>
> = {
  ring: ({ order }) => notifyKitchen(order),
  again: ({ order }) => notifyKitchen(order),
  text: async ({ isRepeat, ...context }) => {
    if (!isRepeat) await textKitchen(context);
  },
  missed: async ({ order, isRepeat }) => {
    if (!isRepeat && !order.isTest) count('OrdersUnanswered');
  },
  ready: ({ order }) => notifyCustomer(order, 'ready'),
  cancelled: ({ order }) => notifyCustomer(order, 'cancelled'),
  'given-back': ({ order }) => notifyCustomer(order, 'given-back'),
};
