import { emailTaken } from '../auth/registration/register-customer.ts';
import { type Actor, isUser } from '../http/actor.ts';
import { readEmail, readUser } from '../identity/users.table.ts';

/**
 * The account that the vendor will sign in with; undefined when a new one is to be made. An existing account gets
 * a vendor only when the buyer is signed in to it, because nothing else proves that the e-mail is the buyer's. One
 * that only typed the e-mail in is in nobody's way: the welcome e-mail's password proves whose it is.
 * @throws AppError EMAIL_TAKEN
 * Rule: accounts-36
 */
export async function findBuyer(actor: Actor, email: string): Promise<string | undefined> {
  const row = await readEmail(email);
  if (!row) return undefined;
  const isOwn = isUser(actor) && actor.userId === row.userId;
  if (!isOwn && row.isUnproven) return undefined;
  const user = isOwn ? await readUser(actor.userId, { ConsistentRead: true }) : undefined;
  if (!user || user.vendorId) throw emailTaken();
  return user.id;
}
