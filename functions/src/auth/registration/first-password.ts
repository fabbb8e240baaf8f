import type { UserRow } from '../../identity/users.table.ts';
import { createSignIn } from '../cognito/cognito-users.ts';
import {
  claimFirstPassword,
  closeFirstPassword,
  releaseFirstPassword,
} from './first-password.table.ts';

/**
 * Sets the first password of a customer and creates the sign-in. Only one of several concurrent calls succeeds.
 * @param options.proven whether the caller just entered a code; then the time limit does not apply
 * @returns undefined if a password exists, another call is setting it, or the time is over
 */
export async function setFirstPassword(
  customerId: string,
  password: string,
  options: { proven: boolean },
): Promise<UserRow | undefined> {
  const claim = await claimFirstPassword(customerId, options);
  if (!claim) return undefined;
  try {
    await createSignIn(customerId, 'student', password);
  } catch (error) {
    await releaseFirstPassword(claim);
    throw error;
  }
  return closeFirstPassword(claim);
}
