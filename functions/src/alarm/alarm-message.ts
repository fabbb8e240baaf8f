import { OrderId } from '@thali/shared/ids/ids';
import { answerSeconds } from '@thali/shared/orders/unanswered';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import * as z from 'zod/mini';

/** What is done about an order that nobody in the kitchen has seen, in this order. Rule: kitchen-5 */
const chain = ['ring', 'again', 'text', 'missed', 'cancel'] as const;
type ChainStep = (typeof chain)[number];

/** A message of the queue: one step about one order, and nothing of a person. */
export const AlarmMessage = z.object({
  orderId: OrderId,
  /** `ready` tells who ordered, and is no part of the chain. */
  step: z.enum([...chain, 'ready']),
});
export type AlarmMessage = z.infer<typeof AlarmMessage>;
export type AlarmStep = AlarmMessage['step'];

/** Seconds after the order was placed. */
const seconds = { ready: 0, ring: 0, again: 60, text: 120, missed: answerSeconds } as const;

/** When a step is due, in seconds after the order; undefined: the mess has it switched off. */
export function secondsUntil(
  step: AlarmStep,
  { alarm }: Pick<VendorSettings, 'alarm'>,
): number | undefined {
  if (step !== 'cancel') return seconds[step];
  return alarm?.cancelAfterMinutes ? alarm.cancelAfterMinutes * 60 : undefined;
}

export function stepAfter(step: AlarmStep): ChainStep | undefined {
  return step === 'ready' ? undefined : chain[chain.indexOf(step) + 1];
}
