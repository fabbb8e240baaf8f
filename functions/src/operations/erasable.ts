import { AppError } from '@thali/shared/http/app-error';
import { isOngoing } from '@thali/shared/orders/order-status';
import { rolesIfAny } from '../auth/cognito/cognito-users.ts';
import type { Person } from './find-person.ts';
import { allOrders, type PersonOrders } from './person-data.ts';

/**
 * Of somebody whom others still deal with nothing can be erased.
 * @throws AppError FORBIDDEN, ORDER_STATUS_CONFLICT
 */
export async function assertErasable(
  { user, customerId }: Person,
  orders: PersonOrders,
): Promise<void> {
  const roles = customerId ? await rolesIfAny(customerId) : [];
  if (user?.vendorId || roles.some((role) => role !== 'student')) {
    throw new AppError(
      'FORBIDDEN',
      'This person works for a mess or looks after the platform: such a sign-in is not a customer’s to erase.',
    );
  }
  if (allOrders(orders).some(({ status }) => isOngoing(status))) {
    throw new AppError(
      'ORDER_STATUS_CONFLICT',
      'An order of this person is under way. Erase them once it is done, a day later at most.',
    );
  }
  for (const { vendorId, row } of orders.accountAt) {
    const found = orders.signedIn.filter((order) => order.vendorId === vendorId);
    if (row.orders > found.length) throw moreCounted(vendorId);
  }
}

/** What was not found can't be erased, and would be found later. */
export function moreCounted(vendorId: string): AppError {
  return new AppError(
    'ORDER_STATUS_CONFLICT',
    `More orders of this person are counted at ${vendorId} than were found: rebuild-projections for it, then erase again.`,
  );
}
