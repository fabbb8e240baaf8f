import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { reportNotReady as contract } from '@thali/shared/orders/report-not-ready.contract';
import type { Actor } from '../../http/actor.ts';
import { readProvenOrder } from '../reading/get-order.ts';
import { toOrderResponse } from '../reading/to-order-responses.ts';
import { nextTimestamp } from './advance-order.ts';
import { changeOrRefuse } from './replace-or-refuse.ts';

/** Stores the first report that a ready order was not at the counter. A repeat changes nothing. Rule: wait-5 */
export async function reportNotReady(
  actor: Actor,
  input: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const order = await readProvenOrder(actor, input);
  if (order.notThereAt) return { order: await toOrderResponse(order, 'guest') };
  return changeOrRefuse(order, {
    reader: 'guest',
    refusal: ({ status, readyMinutes }) =>
      status === 'ready' && readyMinutes ? undefined : 'This order is not waiting at the counter.',
    advance: (before) => {
      const at = nextTimestamp(before.updatedAt, new Date());
      return { ...before, notThereAt: before.notThereAt ?? at, updatedAt: at };
    },
  });
}
