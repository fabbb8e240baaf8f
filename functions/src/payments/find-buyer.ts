import { emailTaken } from '../auth/registration/register-customer.ts';
import type { Actor } from '../http/actor.ts';
import { readUser, readUserIdByEmail } from '../identity/users.table.ts';

/**
 * The account that a vendor will be signed in to with; undefined when a new one is to be made. An account
 * that exists gets a vendor only from whoever is signed in to it: its password may be somebody else's
 * than the e-mail, which nobody has proven.
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
