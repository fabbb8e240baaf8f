import type { UserRow } from '../../identity/users.table.ts';
import { fieldUpdate } from '../../table/field-update.ts';
import { keys } from '../../table/keys.ts';
import { tableName } from '../../table/table-client.ts';
import { updateRow } from '../../table/update-row.ts';

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
  const { outcome, row } = await updateRow({
    TableName: tableName(),
    Key: keys.user(userId),
    ...keepingSignInEmail(changes, fieldUpdate(changes, new Date().toISOString())),
    ConditionExpression: 'attribute_exists(PK)',
  });
  return outcome === 'changed' ? (row as unknown as UserRow) : undefined;
}

/** The row of the sign-in e-mail is found from the person only by what is kept here. */
function keepingSignInEmail(changes: UserChanges, update: ReturnType<typeof fieldUpdate>) {
  if (changes.email === undefined) return update;
  const kept = 'signInEmail = if_not_exists(signInEmail, if_not_exists(email, :none))';
  return {
    ...update,
    UpdateExpression: update.UpdateExpression.replace('SET ', `SET ${kept}, `),
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':none': '' },
  };
}
