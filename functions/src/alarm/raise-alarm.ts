import { canGiveFeedback } from '@thali/shared/feedback/can-give-feedback';
import { isUnanswered } from '@thali/shared/orders/unanswered';
import { hasFeedback } from '../feedback/feedback.table.ts';
import { log } from '../logs/log.ts';
import { count, measure } from '../metrics/metrics.ts';
import { endUnanswered } from '../orders/changes/advance-order.ts';
import { isHeldBack, type OrderRecord } from '../orders/store/order-record.ts';
import { replaceOrder } from '../orders/store/replace-order.table.ts';
import { notifyCustomer, notifyKitchen } from '../push/notify.ts';
import type { PushSubscription } from '../push/subscriptions.table.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import { type AlarmBatch, readAlarmBatch } from './alarm-batch.ts';
import {
  type AlarmMessage,
  type AlarmStep,
  isForCustomer,
  rateAfterSeconds,
  secondsUntil,
  stepAfter,
} from './alarm-message.ts';
import { type QueuedAlarm, sendAlarms } from './alarm-queue.ts';
import { claimStep, finishStep } from './claims.table.ts';
import { textKitchen } from './text-kitchen.ts';

/**
 * Does the steps of a batch and puts the next steps into the queue. Does each step at most once, even if messages
 * arrive twice or out of order. The alarm stops when the kitchen has seen the order, or the order has ended.
 * @returns each message's error, or `later` while another worker does the step. Retry such a message, because that
 *   worker may crash
 * Rule: kitchen-5
 */
export async function raiseAlarms(
  messages: readonly AlarmMessage[],
): Promise<PromiseSettledResult<'done' | 'later'>[]> {
  const batch = readAlarmBatch(messages);
  const steps = await Promise.allSettled(messages.map((message) => doStep(message, batch)));
  const next = steps.flatMap((step) => (step.status === 'fulfilled' && step.value.next) || []);
  const failures = await sendAlarms(next);
  return Promise.allSettled(
    steps.map(async (step) => {
      if (step.status === 'rejected') throw step.reason;
      const { outcome = 'done', next, claimed } = step.value;
      if (next && failures.has(next)) throw failures.get(next);
      if (claimed) await finishStep(claimed);
      return outcome;
    }),
  );
}

interface StepResult {
  outcome?: 'later';
  next?: QueuedAlarm | undefined;
  /** The message whose claim is marked as done once the next step is in the queue. */
  claimed?: AlarmMessage;
}

async function doStep(message: AlarmMessage, batch: AlarmBatch): Promise<StepResult> {
  const { step } = message;
  const [order, vendor] = await Promise.all([batch.orderOf(message), batch.vendorOf(message)]);
  if (!order || !vendor || !isStillDue(message, order)) return {};
  const dueAt = dueTime(step, order, vendor);
  if (dueAt === undefined) return {};
  const lateMs = Date.now() - dueAt;
  if (lateMs < 0) return { next: { message, dueAt } };
  if (step === 'cancel') {
    // No claim is needed: the condition of the write cancels an order only once.
    await autoCancel(order);
    return {};
  }
  const claim = await claimStep(message);
  if (claim === 'busy') return { outcome: 'later' };
  if (claim === 'done') return {};
  if (claim === 'first' && !isForCustomer(step)) measure('AlarmLateness', lateMs);
  const kitchen = () => batch.kitchenOf(order.vendorId);
  await alarmActions[step]({ order, vendor, kitchen, isRepeat: claim === 'retry' });
  return { next: nextStep(step, order, vendor), claimed: message };
}

/** The order may have changed since the message was sent. */
function isStillDue({ step, refundedPaise }: AlarmMessage, order: OrderRecord): boolean {
  if (step === 'given-back') return order.payment?.refundedPaise === refundedPaise;
  // The kitchen may hand the order over before this step is due.
  if (step === 'rate') return order.status === 'ready' || order.status === 'completed';
  if (isForCustomer(step)) return order.status === step;
  return !isHeldBack(order) && isUnanswered(order);
}

/** Epoch milliseconds at which a step is due; undefined if the step is never due. */
function dueTime(
  step: AlarmStep,
  { createdAt, statusTimes }: OrderRecord,
  { settings }: VendorRow,
): number | undefined {
  if (step === 'rate') return Date.parse(statusTimes.ready ?? createdAt) + rateAfterSeconds * 1000;
  const seconds = secondsUntil(step, settings);
  return seconds === undefined ? undefined : Date.parse(createdAt) + seconds * 1000;
}

function nextStep(step: AlarmStep, order: OrderRecord, vendor: VendorRow): QueuedAlarm | undefined {
  const next = stepAfter(step);
  const dueAt = next && dueTime(next, order, vendor);
  if (!next || dueAt === undefined) return undefined;
  return { message: { orderId: order.id, step: next }, dueAt };
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
  kitchen: () => Promise<PushSubscription[]>;
  /** Whether an earlier worker crashed during this step. That worker may have done the step. */
  isRepeat: boolean;
}

/**
 * The action of each claimed step. A repeated push replaces the first push; a repeated text costs money. Rule:
 * kitchen-5
 */
export const alarmActions: Record<
  Exclude<AlarmStep, 'cancel'>,
  (context: AlarmContext) => Promise<void>
> = {
  ring: async ({ order, kitchen }) => notifyKitchen(order, await kitchen()),
  again: async ({ order, kitchen }) => notifyKitchen(order, await kitchen()),
  text: async ({ isRepeat, ...context }) => {
    if (!isRepeat) await textKitchen(context);
  },
  missed: async ({ order, isRepeat }) => {
    if (!isRepeat && !order.isTest) count('OrdersUnanswered');
  },
  ready: ({ order }) => notifyCustomer(order, 'ready'),
  cancelled: ({ order }) => notifyCustomer(order, 'cancelled'),
  'given-back': ({ order }) => notifyCustomer(order, 'given-back'),
  rate: async ({ order }) => {
    const canRate = canGiveFeedback(order, Date.now()) && !(await hasFeedback(order));
    if (canRate) await notifyCustomer(order, 'rate');
  },
};
