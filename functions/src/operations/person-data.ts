import type { CustomerRow } from '../analytics/projection-rows.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { customerKeys } from '../table/keys.ts';
import type { Person } from './find-person.ts';
import {
  readAccountOrders,
  readCustomerRows,
  readGuestOrders,
  readHeldBackOrders,
} from './person-orders.table.ts';
import { storedPhones } from './stored-phones.ts';

/** A person as a guest of one vendor. */
export interface Guest {
  vendorId: string;
  phone: string;
  row: CustomerRow;
  /** Newest first. */
  orders: OrderRecord[];
  /** The orders of all erased guests of this vendor. */
  erased: OrderRecord[];
}

/** All orders of a person, signed in or as a guest. Reads rows of every vendor, so only operators may call it. */
export async function readPersonOrders({ customerId, phones }: Person) {
  const guests: Guest[] = [];
  const heldBack: OrderRecord[] = [];
  for (const phone of phones.flatMap(storedPhones)) {
    heldBack.push(...(await readHeldBackOrders(phone)));
    for (const { vendorId, row } of await readCustomerRows(customerKeys.guest(phone))) {
      const guestOrders = await readGuestOrders(vendorId, phone, row.firstSeenAt);
      guests.push({
        vendorId,
        phone,
        row,
        orders: guestOrders.filter(({ erasedAs }) => erasedAs === undefined),
        erased: guestOrders.filter(({ erasedAs }) => erasedAs !== undefined),
      });
    }
  }
  const signedIn = customerId ? await readAccountOrders(customerId) : [];
  const accountRows = customerId ? await readCustomerRows(customerKeys.account(customerId)) : [];
  return { signedIn, accountRows, guests, heldBack };
}

export type PersonOrders = Awaited<ReturnType<typeof readPersonOrders>>;

export function allOrders({ signedIn, guests, heldBack }: PersonOrders): OrderRecord[] {
  return [...signedIn, ...heldBack, ...guests.flatMap(({ orders }) => orders)];
}
