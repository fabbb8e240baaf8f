import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { changeOrderStatus as contract } from '@thali/shared/orders/change-order-status.contract';
import { canVendorChange } from '@thali/shared/orders/order-status';
import { promisedTime } from '@thali/shared/orders/ready-time';
import type { Actor } from '../../http/actor.ts';
import { advanceOrder } from './advance-order.ts';
import { replaceOrRefuse } from './replace-or-refuse.ts';

export function changeOrderStatus(
  _actor: Actor,
  { params, body }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const { status, cancelReason, cancelNote } = body;
  const estimate = promisedTime(body, new Date());
  return replaceOrRefuse(params.orderId, {
    isAllowed: (before) => canVendorChange(before.status, status),
    cannot: `become ${status}`,
    advance: (before) => ({
      ...advanceOrder(before, status, new Date(), estimate),
      ...(cancelReason && { cancelReason }),
      ...(cancelNote && { cancelNote }),
    }),
  });
}
