import {
  readUser,
  readUserIdByEmail,
  readUserIdByPhone,
  type UserRow,
} from '../identity/users.table.ts';
import type { OperationInput } from './operation.ts';
import type { operations } from './operation-list.ts';

export type PersonQuery = OperationInput<(typeof operations)['erase-customer']>;

/** A person in an operator's command, and the known facts about them. */
export interface Person {
  /** The account's id. Present even after the account's row is deleted. */
  customerId: string | undefined;
  user: UserRow | undefined;
  /** Phones that the person proved or the operator named. An unproven phone may belong to someone else. */
  phones: string[];
  /** All e-mails that a sign-in of this person could have. */
  emails: string[];
}

export async function findPerson({ phone, email, customerId }: PersonQuery): Promise<Person> {
  const known =
    customerId ??
    (email && (await readUserIdByEmail(email))) ??
    (phone && (await readUserIdByPhone(phone)));
  const user = known ? await readUser(known, { ConsistentRead: true }) : undefined;
  return {
    customerId: known || undefined,
    user,
    phones: distinctTexts(phone, user?.provenPhone),
    emails: distinctTexts(email, user?.signInEmail, user?.email?.toLowerCase(), user?.provenEmail),
  };
}

function distinctTexts(...texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => text || []))];
}
