import type { UserRow } from '../../identity/users.table.ts';
import { createSignIn } from '../cognito/cognito-users.ts';
import {
  claimFirstPassword,
  closeFirstPassword,
  releaseFirstPassword,
} from './first-password.table.ts';

/**
 * Sets the first password of a customer and creates the sign-in. One of several concurrent calls does it.
 * @param options.proven  a code was just proven, so the window does not matter
 * @returns undefined if there is a password, another call is setting one, or the window is over
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
