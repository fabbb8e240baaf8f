import type { Role } from '@thali/shared/auth/user.contract';
import type { UserRow } from '../../identity/users.table.ts';
import { createSignIn, deleteSignIn } from '../cognito/cognito-users.ts';
import { completeProvenAccount, dropAccount, openAccount } from './accounts.table.ts';

type Person = Pick<UserRow, 'id' | 'name'> & { email: string } & Partial<UserRow>;

/**
 * Creates an account with a temporary password. The password goes only to the e-mail, so the e-mail counts as proven.
 * The account of an interrupted call expires within seconds.
 * @returns `expired` if the account expired before it was complete
 */
export async function createProvenAccount(
  person: Person,
  role: Role,
  password: string,
): Promise<'done' | 'email-taken' | 'expired'> {
  const time = new Date().toISOString();
  const account = {
    ...person,
    provenEmail: person.email,
    mustChangePassword: true,
    createdAt: time,
    updatedAt: time,
  };
  const rollBack = async () => {
    if (await dropAccount(account)) await deleteSignIn(account.id);
  };
  await openAccount(account);
  try {
    await createSignIn(account.id, role, password);
    const outcome = await completeProvenAccount(account);
    if (outcome !== 'done') await rollBack();
    return outcome;
  } catch (error) {
    await rollBack();
    throw error;
  }
}
