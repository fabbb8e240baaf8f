import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { endUncollectedOrder as contract } from '@thali/shared/orders/end-uncollected-order.contract';
import { canEndUncollected } from '@thali/shared/orders/order-status';
import type { Actor } from '../../http/actor.ts';
import { advanceOrder } from './advance-order.ts';
import { replaceOrRefuse } from './replace-or-refuse.ts';

/** Staff know which dishes were cooked. Only the other portions go back on sale. */
export function endUncollectedOrder(
  _actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  return replaceOrRefuse(params.orderId, {
    isAllowed: ({ status }) => canEndUncollected(status),
    cannot: body.reason === 'not_collected' ? 'end as not collected' : 'become cancelled',
    advance: (before) => ({
      ...advanceOrder(before, 'cancelled', new Date()),
      cancelReason: body.reason,
      ...(body.note && { cancelNote: body.note }),
      ...(!body.returnPortions && { keptPortions: true }),
    }),
  });
}
