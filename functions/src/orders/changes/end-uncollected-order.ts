import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { endUncollectedOrder as contract } from '@thali/shared/orders/end-uncollected-order.contract';
import { canEndUncollected } from '@thali/shared/orders/order-status';
import type { Actor } from '../../http/actor.ts';
import { limitVoid } from '../../team/limit-void.ts';
import { advanceOrder } from './advance-order.ts';
import { payablePaise } from './payment-at-end.ts';
import { replaceOrRefuse } from './replace-or-refuse.ts';

/** Staff choose whether the portions go back on sale, because only they know whether the dishes were cooked. */
export function endUncollectedOrder(
  actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return replaceOrRefuse(params.orderId, {
    isAllowed: ({ status }) => canEndUncollected(status),
    refusedAction: body.reason === 'not_collected' ? 'end as not collected' : 'become cancelled',
    advance: (before) => ({
      ...advanceOrder(before, 'cancelled', new Date()),
      cancelReason: body.reason,
      ...(body.note && { cancelNote: body.note }),
      ...(!body.returnPortions && { keptPortions: true }),
    }),
    guard: (before, change) => limitVoid(actor, () => payablePaise(before), change),
  });
}
