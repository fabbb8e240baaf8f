import type { UserRow } from '../../identity/users.table.ts';
import { makeSignIn } from '../cognito/cognito-users.ts';
import {
  claimFirstPassword,
  closeFirstPassword,
  releaseFirstPassword,
} from './first-password.table.ts';

/**
 * Gives a customer who has none a password, and with it a sign-in. Of several calls at once one does it.
 * @param options.proven  a code was right a moment ago, so that the window does not matter
 * @returns undefined when there is one already, somebody is setting it, or the window is over
 */
export async function setFirstPassword(
  customerId: string,
  password: string,
  options: { proven: boolean },
): Promise<UserRow | undefined> {
  const claim = await claimFirstPassword(customerId, options);
  if (!claim) return undefined;
  try {
    await makeSignIn(customerId, 'student', password);
  } catch (error) {
    await releaseFirstPassword(claim);
    throw error;
  }
  return closeFirstPassword(claim);
}
