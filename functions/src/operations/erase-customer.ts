import { deleteSignIn } from '../auth/cognito/cognito-users.ts';
import { releaseEmail } from '../auth/users/emails.table.ts';
import { phoneDeletion } from '../auth/users/phones.table.ts';
import { readEmail, readUserIdByPhone } from '../identity/users.table.ts';
import { removeMemberships } from '../live/memberships.table.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { auditOperation } from './audit-operation.ts';
import { assertErasable } from './erasable.ts';
import { eraseAccountOrders, eraseGuest } from './erase-orders.ts';
import { isErased } from './erased-order.ts';
import { deleteAccount, deleteRows } from './erasure.table.ts';
import { findPerson, type Person, type PersonNamed } from './find-person.ts';
import { allOrders, type PersonOrders, readPersonOrders } from './person-data.ts';
import { codeKeys, liveMemberships } from './person-traces.table.ts';

/**
 * Forgets a customer or guest, as India's DPDP Act of 2023 asks for. The orders stay as the vendors'
 * records of their sales, without the person; amounts and figures are what they were. The names that find
 * the person go last, so that a run which was cut short goes on when it is called again in the same way.
 */
export async function eraseCustomer(named: PersonNamed, requestId: string) {
  const person = await findPerson(named);
  const orders = await readPersonOrders(person);
  await assertErasable(person, orders);
  const nothing = orders.guestAt.length === 0 && orders.signedIn.every(isErased);
  if (!person.user && nothing) return { found: false };
  const { customerId } = person;
  const about = { action: 'eraseCustomer' as const, ...(customerId && { target: customerId }) };
  return auditOperation(requestId, about, () => erase(person, orders));
}

async function erase(person: Person, orders: PersonOrders) {
  const { customerId, user } = person;
  // First, so that nothing new comes of it.
  if (customerId) await deleteSignIn(customerId);
  let erased = customerId ? await eraseAccountOrders(customerId, orders.signedIn) : 0;
  for (const guest of orders.guestAt) erased += await eraseGuest(guest);
  for (const { audience, connectionIds } of await liveMemberships(person, orders)) {
    for (const id of connectionIds) await removeMemberships(id, [audience]);
  }
  await deleteRows(await codeKeys(person));
  if (user) await forget(person, user.id);
  const vendors = new Set(allOrders(orders).map(({ vendorId }) => vendorId));
  return { found: true, account: user !== undefined, orders: erased, vendors: vendors.size };
}

async function forget({ emails, phones }: Person, userId: string): Promise<void> {
  await retryTransaction(async () => {
    const owners = await Promise.all(phones.map(readUserIdByPhone));
    const ownPhones = phones.filter((_, index) => owners[index] === userId);
    // An e-mail that was only typed in may be the name of somebody else.
    const names = await Promise.all(
      emails.map(async (email) => releaseEmail(email, userId, await readEmail(email))),
    );
    const writes = [
      ...names.flatMap((name) => name ?? []),
      ...ownPhones.map((phone) => phoneDeletion(phone, userId)),
    ];
    return (await deleteAccount(userId, writes)) || undefined;
  });
  // Somebody may have set a first password meanwhile.
  await deleteSignIn(userId);
}
