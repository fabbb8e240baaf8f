import type {
  listCustomers as contract,
  VendorCustomer,
} from '@thali/shared/customers/list-customers.contract';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import { hasPhonePart } from '@thali/shared/phone/has-phone-part';
import { compactPhone, toE164 } from '@thali/shared/phone/phone-number';
import { compareKey } from '@thali/shared/text/compare-text';
import type { Actor } from '../http/actor.ts';
import { countedPagination, countedSliceOf } from '../http/paging.ts';
import { isGuestKey } from '../table/keys.ts';
import { ownOrNamedVendor } from '../vendors/own-or-named-vendor.ts';
import { readVendor, vendorNotFound } from '../vendors/vendors.table.ts';
import type { CustomerRow } from './projection-rows.ts';
import { readCustomers } from './read-projections.table.ts';

type Query = InputOf<typeof contract>['query'];

/** Lists customers by pages. Each page reads all of the vendor's customers. */
export async function listCustomers(
  actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const vendorId = ownOrNamedVendor(actor, query);
  const [vendor, customers] = await Promise.all([readVendor(vendorId), readCustomers(vendorId)]);
  if (!vendor) throw vendorNotFound();
  const maySeePhones = actor.role === 'vendor';
  const matches = customers
    .filter((customer) => customer.orders > 0 && matchesSearch(customer, query, maySeePhones))
    .sort(comparators[query.sort]);
  const slice = countedSliceOf(query);
  return {
    customers: matches
      .slice(slice.offset, slice.offset + slice.limit)
      .map((row) => toCustomer(row, maySeePhones)),
    pagination: countedPagination(matches.length, slice),
  };
}

/** The digits of a phone number without its country code. */
const nationalDigits = 10;

const newestFirst = (a: CustomerRow, b: CustomerRow) => b.lastOrderAt.localeCompare(a.lastOrderAt);

const comparators: Record<Query['sort'], (a: CustomerRow, b: CustomerRow) => number> = {
  'last-order': newestFirst,
  spent: (a, b) => b.spentPaise - a.spentPaise || newestFirst(a, b),
  orders: (a, b) => b.orders - a.orders || newestFirst(a, b),
  name: (a, b) => a.name.localeCompare(b.name, 'en') || newestFirst(a, b),
};

function matchesSearch(
  { name, phone }: CustomerRow,
  { search = '' }: Query,
  maySeePhones: boolean,
): boolean {
  if (compareKey(name).includes(compareKey(search))) return true;
  if (maySeePhones) return hasPhonePart(phone, search);
  // A search by parts of a phone would let an admin find the masked digits one by one.
  const digits = compactPhone(search);
  const searched = toE164(search);
  return (
    (searched !== undefined && searched === toE164(phone)) ||
    (digits.length >= nationalDigits && phone.endsWith(digits))
  );
}

function toCustomer(row: CustomerRow, maySeePhones: boolean): VendorCustomer {
  return {
    id: String(row.number),
    name: row.name,
    phone: maySeePhones ? row.phone : maskPhone(row.phone),
    isGuest: isGuestKey(row.key),
    orders: row.orders,
    spent: toRupees(row.spentPaise),
    firstOrderAt: row.firstOrderAt,
    lastOrderAt: row.lastOrderAt,
  };
}

/** Hides all but two digits: an admin must tell customers apart, but not call them. */
function maskPhone(phone: string): string {
  return phone.slice(-2).padStart(phone.length, '•');
}
