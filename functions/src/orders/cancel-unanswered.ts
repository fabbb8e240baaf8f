import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { cancelUnanswered as contract } from '@thali/shared/kitchen/cancel-unanswered.contract';
import { canCancelUnanswered } from '@thali/shared/orders/unanswered';
import type { Actor } from '../http/actor.ts';
import { answerOrder } from './answer-orders.ts';
import { endUnanswered } from './end-unanswered.ts';
import { readProvenOrder } from './get-order.ts';
import { changeOrRefuse } from './replace-or-refuse.ts';

/** By who ordered, once the kitchen has had its time. Counted portions go back. */
export async function cancelUnanswered(
  actor: Actor,
  input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const order = await readProvenOrder(actor, input);
  // A repeat, or the kitchen's own time for it was over at the same moment.
  if (order.cancelReason === 'no_answer') return { order: await answerOrder(order) };
  const now = new Date();
  return changeOrRefuse(order, {
    refusal: canCancelUnanswered(order, now.getTime()) ? undefined : 'The kitchen has this order.',
    advance: (before) => endUnanswered(before, now),
  });
}
