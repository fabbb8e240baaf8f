import {
  readUser,
  readUserIdByEmail,
  readUserIdByPhone,
  type UserRow,
} from '../identity/users.table.ts';
import type { OperationInput } from './operation.ts';
import type { operations } from './operation-list.ts';

export type PersonNamed = OperationInput<(typeof operations)['erase-customer']>;

/** Somebody whom an operator named, as far as they are known. */
export interface Person {
  /** Of an account, also once its row is gone. */
  customerId: string | undefined;
  user: UserRow | undefined;
  /** Proven by the person, or named by the operator; what was only typed in may be somebody else's. */
  phones: string[];
  /** All that a sign-in could have. */
  emails: string[];
}

export async function findPerson({ phone, email, customerId }: PersonNamed): Promise<Person> {
  const known =
    customerId ??
    (email && (await readUserIdByEmail(email))) ??
    (phone && (await readUserIdByPhone(phone)));
  const user = known ? await readUser(known, { ConsistentRead: true }) : undefined;
  return {
    customerId: known || undefined,
    user,
    phones: given(phone, user?.provenPhone),
    emails: given(email, user?.signInEmail, user?.email?.toLowerCase(), user?.provenEmail),
  };
}

function given(...texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => text || []))];
}
