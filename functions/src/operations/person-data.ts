import type { CustomerRow } from '../analytics/projection-rows.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { customerKeys } from '../table/keys.ts';
import type { Person } from './find-person.ts';
import { readAccountOrders, readCustomerRows, readGuestOrders } from './person-orders.table.ts';

/** A vendor where somebody ordered as a guest. */
export interface GuestAt {
  vendorId: string;
  phone: string;
  row: CustomerRow;
  /** Newest first. */
  orders: OrderRecord[];
  /** Of guests who were erased there. */
  erased: OrderRecord[];
}

/** The orders of a person, signed in and as a guest. It visits every vendor: for an operator. */
export async function readPersonOrders({ customerId, phones }: Person) {
  const guestAt: GuestAt[] = [];
  for (const phone of phones) {
    for (const { vendorId, row } of await readCustomerRows(customerKeys.guest(phone))) {
      const found = await readGuestOrders(vendorId, phone, row.firstSeenAt);
      guestAt.push({
        vendorId,
        phone,
        row,
        orders: found.filter(({ erasedAs }) => erasedAs === undefined),
        erased: found.filter(({ erasedAs }) => erasedAs !== undefined),
      });
    }
  }
  const signedIn = customerId ? await readAccountOrders(customerId) : [];
  const accountAt = customerId ? await readCustomerRows(customerKeys.account(customerId)) : [];
  return { signedIn, accountAt, guestAt };
}

export type PersonOrders = Awaited<ReturnType<typeof readPersonOrders>>;

export function allOrders({ signedIn, guestAt }: PersonOrders): OrderRecord[] {
  return [...signedIn, ...guestAt.flatMap(({ orders }) => orders)];
}
