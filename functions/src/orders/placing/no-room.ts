import type { AppError } from '@thali/shared/http/app-error';
import { busyReason, clockAt } from '@thali/shared/vendors/business-hours';
import { noteFull } from '../../vendors/note-full.table.ts';
import { type CapWindow, isShareTaken } from './cap-window.ts';
import { kitchenBusy } from './check-order.ts';
import { phoneProofRequired } from './check-unproven.ts';

/**
 * What somebody reads whose order the cap leaves no room for. Where nothing more fits, all screens say so from
 * now on. Rule: orders-42
 */
export async function noRoom(window: CapWindow, left: number): Promise<AppError> {
  if (isShareTaken(window, left)) return shareTaken();
  const { vendorId, cap, endsAt } = window;
  if (left > 0) {
    const portions = left === 1 ? '1 more portion' : `${left} more portions`;
    return kitchenBusy(`The kitchen takes only ${portions} until ${clockAt(endsAt)}.`, endsAt);
  }
  await noteFull(vendorId, cap, endsAt);
  return kitchenBusy(busyReason('full', endsAt), endsAt);
}

/** An unproven person has had their share of a capped kitchen. Rule: orders-43 */
export function shareTaken(): AppError {
  return phoneProofRequired(
    'This kitchen takes few orders right now. Confirm your phone to order more.',
  );
}
