import { emailTaken } from '../auth/registration/register-customer.ts';
import type { Actor } from '../http/actor.ts';
import { readUser, readUserIdByEmail } from '../identity/users.table.ts';

/**
 * The account that the vendor will sign in with; undefined when a new one is to be made. An existing account gets
 * a vendor only when the buyer is signed in to it, because nothing else proves that the e-mail is the buyer's.
 * @throws AppError EMAIL_TAKEN
 */
export async function findBuyer(actor: Actor, email: string): Promise<string | undefined> {
  const owner = await readUserIdByEmail(email);
  if (owner === undefined) return undefined;
  const isOwn = actor.role !== 'guest' && actor.userId === owner;
  const user = isOwn ? await readUser(owner, { ConsistentRead: true }) : undefined;
  if (!user || user.vendorId) throw emailTaken();
  return owner;
}
