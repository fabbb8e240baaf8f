import { toE164 } from '@thali/shared/phone/phone-number';
import { worksFor } from '../identity/outlets-of.ts';
import { readUser, readUserIdByPhone } from '../identity/users.table.ts';
import { scopeHash } from '../limits/scope-hash.ts';
import type { VendorRow } from './vendors.table.ts';

/**
 * Whether a person of the mess has proven the mess's phone. The phone typed at the purchase may belong to a stranger. An
 * old proof counts until another person proves the number, so that an alarm does not end silently. 1.5 read units.
 * Rule: kitchen-6
 */
export async function hasProvenPhone({
  id,
  phone,
  phoneProof,
}: Pick<VendorRow, 'id' | 'phone' | 'phoneProof'>): Promise<boolean> {
  const number = phone && toE164(phone);
  const userId = number && (await readUserIdByPhone(number));
  const isHolderSame = !userId || scopeHash(userId) === phoneProof?.holder;
  if (number && number === phoneProof?.phone && isHolderSame) return true;
  const user = userId && (await readUser(userId));
  return user ? user.provenPhone === number && worksFor(user, id) : false;
}
