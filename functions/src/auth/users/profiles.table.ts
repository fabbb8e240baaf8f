import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../../table/keys.ts';
import { table, tableName } from '../../table/table-client.ts';
import type { UserRow } from './users.table.ts';

/** What a person's row may be changed in; `null` takes a value away, `undefined` leaves it. */
export type UserChanges = {
  [Field in keyof Omit<UserRow, 'id' | 'createdAt' | 'updatedAt'>]?:
    | UserRow[Field]
    | null
    | undefined;
};

/** Changes the fields that are given and no others. 1 write unit. Undefined for nobody. */
export async function changeUser(
  userId: string,
  changes: UserChanges,
): Promise<UserRow | undefined> {
  const given = Object.entries({ ...changes, updatedAt: new Date().toISOString() }).filter(
    ([, value]) => value !== undefined,
  );
  const set = given.filter(([, value]) => value !== null);
  const removed = given.filter(([, value]) => value === null).map(([name]) => `#${name}`);
  try {
    const { Attributes } = await table.send(
      new UpdateCommand({
        TableName: tableName(),
        Key: keys.user(userId),
        UpdateExpression: [
          `SET ${set.map(([name]) => `#${name} = :${name}`).join(', ')}`,
          ...(removed.length > 0 ? [`REMOVE ${removed.join(', ')}`] : []),
        ].join(' '),
        ConditionExpression: 'attribute_exists(PK)',
        ExpressionAttributeNames: Object.fromEntries(given.map(([name]) => [`#${name}`, name])),
        ExpressionAttributeValues: Object.fromEntries(
          set.map(([name, value]) => [`:${name}`, value]),
        ),
        ReturnValues: 'ALL_NEW',
      }),
    );
    return Attributes as UserRow | undefined;
  } catch (error) {
    if (error instanceof ConditionalCheckFailedException) return undefined;
    throw error;
  }
}
