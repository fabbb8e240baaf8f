import { AppError } from '@thali/shared/http/app-error';
import { toRupees } from '@thali/shared/money/paise';
import type { CustomerRow } from '../analytics/projection-rows.ts';
import { readRolesIfAny } from '../auth/cognito/cognito-users.ts';
import { toOrder } from '../orders/reading/to-order.ts';
import { vendorLabel } from '../vendors/vendor-label.ts';
import { auditOperation } from './audit-operation.ts';
import { findPerson, type Person, type PersonQuery } from './find-person.ts';
import { allOrders, type PersonOrders, readPersonOrders } from './person-data.ts';
import { readPersonPasses } from './person-passes.table.ts';
import {
  readCodes,
  readFeedback,
  readLiveMemberships,
  readPushes,
  readSubscriptions,
} from './person-traces.table.ts';

/** Returns all stored data about a person, as India's DPDP Act of 2023 requires. */
export async function exportCustomer(query: PersonQuery, requestId: string) {
  const person = await findPerson(query);
  const orders = await readPersonOrders(person);
  const subscriptions = await readSubscriptions(person);
  const passes = await readPersonPasses(person);
  const isCustomer = person.user || allOrders(orders).length > 0 || orders.guests.length > 0;
  if (!isCustomer && subscriptions.length === 0 && passes.length === 0) {
    throw new AppError('ACCOUNT_NOT_FOUND', 'Nothing is stored about this person.');
  }
  const { customerId } = person;
  const details = { action: 'exportCustomer' as const, ...(customerId && { target: customerId }) };
  return auditOperation(requestId, details, async () => ({
    ...(await collect(person, orders)),
    passes,
    newsletter: subscriptions.map(withoutKeys),
  }));
}

async function collect(person: Person, orders: PersonOrders) {
  const { user } = person;
  const codes = await readCodes(person);
  return {
    exportedAt: new Date().toISOString(),
    account: user ? { ...withoutKeys({ ...user }), roles: await readRolesIfAny(user.id) } : null,
    orders: await Promise.all(
      allOrders(orders).map(async (order) =>
        toOrder(order, await vendorLabel(order.vendorId), 'guest'),
      ),
    ),
    customerOf: [...orders.guests, ...orders.accountRows]
      .filter(({ row }) => row.orders > 0)
      .map(toCustomer),
    liveConnections: await readLiveMemberships(person, orders),
    codes: codes.map(toCode),
    notifiedBrowsers: (await readPushes(orders)).map(withoutKeys),
    feedback: (await readFeedback(orders)).map(withoutKeys),
  };
}

function toCustomer({ vendorId, row }: { vendorId: string; row: CustomerRow }) {
  const { number, name, phone, orders, spentPaise, firstOrderAt, lastOrderAt } = row;
  const spent = toRupees(spentPaise);
  return { vendorId, number, name, phone, orders, spent, firstOrderAt, lastOrderAt };
}

function withoutKeys({ PK: _, SK: __, ...row }: Record<string, unknown>) {
  return row;
}

/** Leaves out the device and the address that requested a code, because they may belong to another person. */
function toCode(row: Record<string, unknown>): Record<string, unknown> {
  const omitted = ['PK', 'SK', 'codeHash', 'askingDevice', 'askingAddress'];
  return Object.fromEntries(Object.entries(row).filter(([name]) => !omitted.includes(name)));
}
