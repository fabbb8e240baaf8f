import {
  readUser,
  readUserIdByEmail,
  readUserIdByPhone,
  type UserRow,
} from '../identity/users.table.ts';
import type { OperationInput } from './operation.ts';
import type { operations } from './operation-list.ts';

export type PersonQuery = OperationInput<(typeof operations)['erase-customer']>;

/** The person that an operator's command names. */
export interface Person {
  /** The account's id. Present even after the account's row is deleted. */
  customerId: string | undefined;
  user: UserRow | undefined;
  /** Phones that the person proved or the operator named. An unproven phone may belong to another person. */
  phones: string[];
  /** All e-mails that the person's sign-in could have. */
  emails: string[];
}

export async function findPerson({ phone, email, customerId }: PersonQuery): Promise<Person> {
  const userId =
    customerId ??
    (email && (await readUserIdByEmail(email))) ??
    (phone && (await readUserIdByPhone(phone)));
  const user = userId ? await readUser(userId, { ConsistentRead: true }) : undefined;
  return {
    customerId: userId || undefined,
    user,
    phones: distinctTexts(phone, user?.provenPhone),
    emails: distinctTexts(email, user?.signInEmail, user?.email?.toLowerCase(), user?.provenEmail),
  };
}

function distinctTexts(...texts: readonly (string | undefined)[]): string[] {
  return [...new Set(texts.flatMap((text) => text || []))];
}
