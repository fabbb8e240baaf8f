import { AppError } from '@thali/shared/http/app-error';
import { isOngoing } from '@thali/shared/orders/order-status';
import { readRolesIfAny } from '../auth/cognito/cognito-users.ts';
import type { Person } from './find-person.ts';
import { allOrders, type PersonOrders } from './person-data.ts';

/**
 * Refuses to erase staff, admins, and customers with an ongoing order.
 * @throws AppError FORBIDDEN, ORDER_STATUS_CONFLICT
 */
export async function assertErasable(
  { user, customerId }: Person,
  orders: PersonOrders,
): Promise<void> {
  const roles = customerId ? await readRolesIfAny(customerId) : [];
  if (user?.vendorId || roles.some((role) => role !== 'student')) {
    throw new AppError(
      'FORBIDDEN',
      'This person works for a mess or for the platform. Only customers can be erased.',
    );
  }
  if (allOrders(orders).some(({ status }) => isOngoing(status))) {
    throw new AppError(
      'ORDER_STATUS_CONFLICT',
      'This person has an ongoing order. Erase them after it ends, at most a day later.',
    );
  }
  for (const { vendorId, row } of orders.accountRows) {
    const vendorOrders = orders.signedIn.filter((order) => order.vendorId === vendorId);
    if (row.orders > vendorOrders.length) throw ordersMissing(vendorId);
  }
}

/** Stops an erasure that would miss orders: the vendor counts more orders than the search found. */
export function ordersMissing(vendorId: string): AppError {
  return new AppError(
    'ORDER_STATUS_CONFLICT',
    `Vendor ${vendorId} counts more orders of this person than were found. Run rebuild-projections for it, then erase again.`,
  );
}
