import { GetCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';

/** A person in our table; passwords and groups are Cognito's. */
export interface UserRow {
  id: string;
  name: string;
  email?: string;
  phone?: string;
  /** The vendor that this person works for. */
  vendorId?: string;
  favorites?: string[];
  createdAt: string;
  updatedAt: string;
}

/** One user by id, or undefined. 0.5 read units. */
export async function readUser(userId: string): Promise<UserRow | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.user(userId) }),
  );
  return Item as UserRow | undefined;
}

/** The vendor that a user works for, read at each call so that a change takes effect at once. */
export async function readStaffVendorId(userId: string): Promise<string | undefined> {
  return (await readUser(userId))?.vendorId;
}

/** The user id behind an e-mail address in lower case, or undefined. 0.5 read units. */
export async function readUserIdByEmail(email: string): Promise<string | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.email(email) }),
  );
  return Item?.userId as string | undefined;
}

/** The rows of a new user, for one transaction: the person, and the e-mail as unique. */
export function toUserRows(user: UserRow): Record<string, unknown>[] {
  const rows: Record<string, unknown>[] = [{ ...keys.user(user.id), ...user }];
  if (user.email) rows.push({ ...keys.email(user.email.toLowerCase()), userId: user.id });
  return rows;
}
