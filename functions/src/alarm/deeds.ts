import { count } from '../metrics/metrics.ts';
import type { OrderRecord } from '../orders/order-record.ts';
import { tellCustomer, tellKitchen } from '../push/tell.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import type { AlarmStep } from './alarm-message.ts';
import { textKitchen } from './text-kitchen.ts';

interface Scene {
  order: OrderRecord;
  vendor: VendorRow;
  /** Whoever began it before died: it may have been done. */
  isRepeat: boolean;
}

/** What each claimed step does. A push that comes twice replaces itself, a text would be paid twice. Rule: kitchen-5 */
export const deeds: Record<Exclude<AlarmStep, 'cancel'>, (scene: Scene) => Promise<void>> = {
  ring: ({ order }) => tellKitchen(order),
  again: ({ order }) => tellKitchen(order),
  text: async ({ isRepeat, ...scene }) => {
    if (!isRepeat) await textKitchen(scene);
  },
  missed: async ({ order, isRepeat }) => {
    if (!isRepeat && !order.isTest) count('OrdersUnanswered');
  },
  ready: ({ order }) => tellCustomer(order),
};
