import { isPhoneProof } from '../../auth/otp/phone-proof.ts';
import { readUser } from '../../identity/users.table.ts';
import type { Placing } from './new-order.ts';

/**
 * The phone that somebody who orders has proven to hold: that of the order, by a proof, or that of
 * their sign-in. Undefined: none. 0.5 read units for an account. Rule: orders-38
 */
export async function provenPhoneOf(
  { customerId, body }: Placing,
  phoneProof: string | undefined,
): Promise<string | undefined> {
  const { phone } = body.customerInfo;
  if (phoneProof && (await isPhoneProof(phone, phoneProof))) return phone;
  return customerId ? (await readUser(customerId))?.provenPhone : undefined;
}
