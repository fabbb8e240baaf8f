import { kitchenSteps } from '../alarm/alarm-message.ts';
import { type QueuedAlarm, sendAlarms } from '../alarm/alarm-queue.ts';
import { listOngoingOrderIds } from '../orders/store/ongoing-orders.table.ts';
import { eachVendorId } from '../vendors/vendor-directory.table.ts';
import type { OperationInput } from './operation.ts';
import type { operations } from './operation-list.ts';

type Input = OperationInput<(typeof operations)['ring-waiting-orders']>;

/**
 * Puts all alarm steps of ongoing orders into the queue, for alarms that a failure has lost. Safe to repeat: the
 * worker skips answered orders, steps that are done, and steps that are not due yet.
 * Rule: kitchen-5
 */
export async function ringWaitingOrders({ vendorId: onlyVendorId }: Input) {
  const outcome = { vendors: 0, orders: 0 };
  for await (const vendorId of onlyVendorId ? [onlyVendorId] : eachVendorId()) {
    const orderIds = await listOngoingOrderIds(vendorId, new Date().toISOString());
    const alarms = orderIds.flatMap((orderId): QueuedAlarm[] =>
      kitchenSteps.map((step) => ({ message: { orderId, step } })),
    );
    for (const error of (await sendAlarms(alarms)).values()) throw error;
    outcome.vendors += 1;
    outcome.orders += orderIds.length;
  }
  return outcome;
}
