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
 * Does one step about an order, at most once whatever comes twice or out of order, and puts the next one into the
 * queue. The chain ends once somebody in the kitchen has seen the order, or it is over.
 * @returns `later`: another worker does it now, and may die at it
 * Rule: kitchen-5
 */
export async function raiseAlarm(message: AlarmMessage): Promise<'done' | 'later'> {
  const now = Date.now();
  const order = await readOrder(message.orderId);
  if (!order || !isWanted(message, order)) return 'done';
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
    // Nothing to claim: once the order is over nobody else cancels it.
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

/** The order may have gone on since the message was sent. */
function isWanted({ step, refundedPaise }: AlarmMessage, order: OrderRecord): boolean {
  if (step === 'given-back') return order.payment?.refundedPaise === refundedPaise;
  if (isForCustomer(step)) return order.status === step;
  return !isHeldBack(order) && isUnanswered(order);
}

/** Milliseconds until a step is due, below 0 after it; undefined: never. */
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

/** Cancels an order that nobody answered, unless somebody does at this moment. Counted portions go back. */
async function autoCancel(order: OrderRecord): Promise<void> {
  if (!isUnanswered(order)) return;
  const result = await replaceOrder(order, endUnanswered(order, new Date()));
  if (result.outcome === 'conflict') return autoCancel(result.current);
  log.info('an unanswered order was cancelled', { order_id: order.id });
}

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
