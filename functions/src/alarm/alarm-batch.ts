import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { fromOrderRow } from '../orders/store/order-rows.ts';
import { readKitchenSubscriptions } from '../push/notify.ts';
import type { PushSubscription } from '../push/subscriptions.table.ts';
import { batchGet } from '../table/batch-get.ts';
import { keys, type RowKey } from '../table/keys.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import type { AlarmMessage } from './alarm-message.ts';

/** The rows for a batch of messages. Each row is read only once. */
export interface AlarmBatch {
  orderOf(message: AlarmMessage): Promise<OrderRecord | undefined>;
  vendorOf(message: AlarmMessage): Promise<VendorRow | undefined>;
  kitchenOf(vendorId: string): Promise<PushSubscription[]>;
}

/** Reads all orders and vendors with one strongly consistent call: 1 read unit per row. */
export function readAlarmBatch(messages: readonly AlarmMessage[]): AlarmBatch {
  const orderIds = [...new Set(messages.map(({ orderId }) => orderId))];
  const vendorIds = [...new Set(orderIds.map(vendorIdOfOrder))];
  const reading = batchGet([...orderIds.map(keys.order), ...vendorIds.map(keys.vendorProfile)], {
    ConsistentRead: true,
  });
  const find = async (key: RowKey) =>
    (await reading).find(({ PK, SK }) => PK === key.PK && SK === key.SK);
  const kitchens = new Map<string, Promise<PushSubscription[]>>();
  return {
    async orderOf({ orderId }) {
      const row = await find(keys.order(orderId));
      return row && fromOrderRow(row);
    },
    async vendorOf({ orderId }) {
      const row = await find(keys.vendorProfile(vendorIdOfOrder(orderId)));
      return row as VendorRow | undefined;
    },
    kitchenOf(vendorId) {
      const kitchen = kitchens.get(vendorId) ?? readKitchenSubscriptions(vendorId);
      kitchens.set(vendorId, kitchen);
      return kitchen;
    },
  };
}
