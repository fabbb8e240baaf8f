import { isUnanswered } from '@thali/shared/orders/unanswered';
import { log } from '../logs/log.ts';
import { addLogKeys } from '../logs/log-context.ts';
import { count, measure } from '../metrics/metrics.ts';
import { endUnanswered } from '../orders/changes/advance-order.ts';
import { isHeldBack, type OrderRecord } from '../orders/store/order-record.ts';
import { readOrder } from '../orders/store/orders.table.ts';
import { replaceOrder } from '../orders/store/replace-order.table.ts';
import { notifyCustomer, notifyKitchen } from '../push/notify.ts';
import { readVendor, type VendorRow } from '../vendors/vendors.table.ts';
import {
  type AlarmMessage,
  type AlarmStep,
  isForCustomer,
  secondsUntil,
  stepAfter,
} from './alarm-message.ts';
import { sendAlarm } from './alarm-queue.ts';
import { claimStep, finishStep } from './claims.table.ts';
import { textKitchen } from './text-kitchen.ts';

/**
 * Does one step of an order's alarm and puts the next step into the queue. Repeated and reordered messages do a step at
 * most once. The chain stops when the kitchen has seen the order, or the order has ended.
 * @returns `later` while another worker does the step, because that worker may die
 * Rule: kitchen-5
 */
export async function raiseAlarm(message: AlarmMessage): Promise<'done' | 'later'> {
  const now = Date.now();
  const order = await readOrder(message.orderId);
  if (!order || !isStillDue(message, order)) return 'done';
  addLogKeys({ vendor_id: order.vendorId });
  const vendor = await readVendor(order.vendorId);
  if (!vendor) return 'done';
  const wait = waitFor(message.step, order, vendor, now);
  if (wait === undefined) return 'done';
  if (wait > 0) {
    await sendAlarm(message, wait);
    return 'done';
  }
  if (message.step === 'cancel') {
    // No claim is needed: the condition of the write cancels an order only once.
    await autoCancel(order);
    return 'done';
  }
  const claim = await claimStep(message);
  if (claim === 'busy') return 'later';
  if (claim === 'done') return 'done';
  if (claim === 'first' && !isForCustomer(message.step)) measure('AlarmLateness', -wait);
  await alarmActions[message.step]({ order, vendor, isRepeat: claim === 'again' });
  await sendNext(message.step, order, vendor);
  await finishStep(message);
  return 'done';
}

/** The order may have changed since the message was sent. */
function isStillDue({ step, refundedPaise }: AlarmMessage, order: OrderRecord): boolean {
  if (step === 'given-back') return order.payment?.refundedPaise === refundedPaise;
  if (isForCustomer(step)) return order.status === step;
  return !isHeldBack(order) && isUnanswered(order);
}

/** Milliseconds until a step is due, negative if it is late; undefined if it never is. */
function waitFor(
  step: AlarmStep,
  { createdAt }: OrderRecord,
  { settings }: VendorRow,
  now: number,
): number | undefined {
  const seconds = secondsUntil(step, settings);
  if (seconds === undefined) return undefined;
  return Date.parse(createdAt) + seconds * 1000 - now;
}

async function sendNext(step: AlarmStep, order: OrderRecord, vendor: VendorRow): Promise<void> {
  const next = stepAfter(step);
  const wait = next && waitFor(next, order, vendor, Date.now());
  if (next && wait !== undefined) await sendAlarm({ orderId: order.id, step: next }, wait);
}

/** Cancels an unanswered order, unless the kitchen answers it concurrently. Returns counted portions to the stock. */
async function autoCancel(order: OrderRecord): Promise<void> {
  if (!isUnanswered(order)) return;
  const result = await replaceOrder(order, endUnanswered(order, new Date()));
  if (result.outcome === 'conflict') return autoCancel(result.current);
  log.info('unanswered order cancelled', { order_id: order.id });
}

interface AlarmContext {
  order: OrderRecord;
  vendor: VendorRow;
  /** An earlier worker died during this step and may have done it. */
  isRepeat: boolean;
}

/** The action of each claimed step. A repeated push replaces itself; a repeated text costs money. Rule: kitchen-5 */
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
