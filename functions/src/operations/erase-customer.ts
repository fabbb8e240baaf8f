import { deleteSignIn } from '../auth/cognito/cognito-users.ts';
import { releaseEmail } from '../auth/users/emails.table.ts';
import { phoneDeletion } from '../auth/users/phones.table.ts';
import { readEmail, readUserIdByPhone } from '../identity/users.table.ts';
import { removeMemberships } from '../live/memberships.table.ts';
import { isErased } from '../orders/store/order-record.ts';
import type { PassRow } from '../passes/passes.table.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { assertErasable } from './assert-erasable.ts';
import { auditOperation } from './audit-operation.ts';
import { eraseAccountOrders, eraseGuest } from './erase-orders.ts';
import { deleteAccount, deleteRows, eraseOrder } from './erasure.table.ts';
import { findPerson, type Person, type PersonQuery } from './find-person.ts';
import { allOrders, type PersonOrders, readPersonOrders } from './person-data.ts';
import { erasePass, readPersonPasses } from './person-passes.table.ts';
import {
  listCodeKeys,
  pushKeys,
  readFeedback,
  readLiveMemberships,
  readSubscriptions,
  subscriberKeys,
} from './person-traces.table.ts';

/**
 * Erases a customer or guest, as India's DPDP Act of 2023 requires. The orders stay as the vendors' sales records,
 * without personal data; amounts and figures do not change. The sign-in names are deleted last, because a repeated
 * call needs them to find the person and continue.
 */
export async function eraseCustomer(query: PersonQuery, requestId: string) {
  const person = await findPerson(query);
  const orders = await readPersonOrders(person);
  await assertErasable(person, orders);
  const isDone =
    orders.guests.length + orders.heldBack.length === 0 && orders.signedIn.every(isErased);
  const isSubscriber = (await readSubscriptions(person)).length > 0;
  const passes = await readPersonPasses(person);
  if (!person.user && isDone && !isSubscriber && passes.length === 0) return { found: false };
  const { customerId } = person;
  const details = { action: 'eraseCustomer' as const, ...(customerId && { target: customerId }) };
  return auditOperation(requestId, details, () => erase(person, orders, passes));
}

async function erase(person: Person, orders: PersonOrders, passes: readonly PassRow[]) {
  const { customerId, user } = person;
  const feedback = await readFeedback(orders);
  // Delete the sign-in first, so the person cannot order meanwhile.
  if (customerId) await deleteSignIn(customerId);
  let erased = customerId ? await eraseAccountOrders(customerId, orders.signedIn) : 0;
  for (const guest of orders.guests) erased += await eraseGuest(guest);
  for (const order of orders.heldBack) await eraseOrder(order, order.id.slice(-16));
  erased += orders.heldBack.length;
  for (const pass of passes) await erasePass(pass);
  for (const { audience, connectionIds } of await readLiveMemberships(person, orders)) {
    for (const id of connectionIds) await removeMemberships(id, [audience]);
  }
  await deleteRows([
    ...(await listCodeKeys(person)),
    ...subscriberKeys(person),
    ...pushKeys(orders),
    ...feedback.map(({ PK, SK }) => ({ PK: String(PK), SK: String(SK) })),
  ]);
  if (user) await eraseAccount(person, user.id);
  const vendors = new Set(allOrders(orders).map(({ vendorId }) => vendorId));
  return { found: true, account: user !== undefined, orders: erased, vendors: vendors.size };
}

async function eraseAccount({ emails, phones }: Person, userId: string): Promise<void> {
  await retryTransaction(async () => {
    const owners = await Promise.all(phones.map(readUserIdByPhone));
    const ownPhones = phones.filter((_, index) => owners[index] === userId);
    // An unproven e-mail may belong to another user, so release only e-mails of this user.
    const emailDeletions = await Promise.all(
      emails.map(async (email) => releaseEmail(email, userId, await readEmail(email))),
    );
    const writes = [
      ...emailDeletions.flatMap((deletion) => deletion ?? []),
      ...ownPhones.map((phone) => phoneDeletion(phone, userId)),
    ];
    return (await deleteAccount(userId, writes)) || undefined;
  });
  // If the user set a first password meanwhile, that call created the sign-in again.
  await deleteSignIn(userId);
}
