import { OrderId } from '@thali/shared/ids/ids';
import { answerSeconds } from '@thali/shared/orders/unanswered';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import * as z from 'zod/mini';

/**
 * The steps of the alarm for an order that the kitchen has not seen yet: ring, ring again, text the mess, count the
 * order as missed, cancel it. Rule: kitchen-5
 */
export const kitchenSteps = ['ring', 'again', 'text', 'missed', 'cancel'] as const;

/** The events that notify the customer at once. Rule: kitchen-9 */
export const customerSteps = ['ready', 'cancelled', 'given-back', 'rate'] as const;
export type CustomerStep = (typeof customerSteps)[number];

/** A message of the queue: one step of one order, without personal data. */
export const AlarmMessage = z.object({
  orderId: OrderId,
  step: z.enum([...kitchenSteps, ...customerSteps]),
  /** For `given-back`: the total of all refunds. Each further refund is a separate step. */
  refundedPaise: z.optional(z.int()),
});
export type AlarmMessage = z.infer<typeof AlarmMessage>;
export type AlarmStep = AlarmMessage['step'];

export function isForCustomer(step: AlarmStep): step is CustomerStep {
  return customerSteps.some((customerStep) => customerStep === step);
}

/** Seconds from the order until each step. */
const delaySeconds = { ring: 0, again: 60, text: 120, missed: answerSeconds } as const;

/** The time from the push 'ready' to the push that asks for feedback. Rule: feedback-4 */
export const rateAfterSeconds = 30 * 60;

/** Seconds from the order until a step is due; undefined if the mess has switched it off. */
export function secondsUntil(
  step: AlarmStep,
  { alarm }: Pick<VendorSettings, 'alarm'>,
): number | undefined {
  if (isForCustomer(step)) return 0;
  if (step !== 'cancel') return delaySeconds[step];
  return alarm?.cancelAfterMinutes ? alarm.cancelAfterMinutes * 60 : undefined;
}

export function stepAfter(step: AlarmStep): AlarmStep | undefined {
  if (isForCustomer(step)) return step === 'ready' ? 'rate' : undefined;
  return kitchenSteps[kitchenSteps.indexOf(step) + 1];
}
