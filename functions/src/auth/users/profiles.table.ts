import type { UserRow } from '../../identity/users.table.ts';
import { fieldUpdate } from '../../table/field-update.ts';
import { keys } from '../../table/keys.ts';
import { updateRow } from '../../table/update-row.ts';

/** The changeable fields of a user's row. `null` removes a value, `undefined` keeps it. */
export type UserChanges = {
  [Field in keyof Omit<UserRow, 'id' | 'createdAt' | 'updatedAt'>]?:
    | UserRow[Field]
    | null
    | undefined;
};

/** 1 write unit. Undefined for an unknown user. */
export async function changeUser(
  userId: string,
  changes: UserChanges,
): Promise<UserRow | undefined> {
  const { outcome, row } = await updateRow({
    Key: keys.user(userId),
    ...keepSignInEmail(changes, fieldUpdate(changes, new Date().toISOString())),
    ConditionExpression: 'attribute_exists(PK)',
  });
  return outcome === 'changed' ? (row as unknown as UserRow) : undefined;
}

/**
 * Keeps the sign-in e-mail in the user's row. The row that reserves the e-mail can be found only through this
 * attribute.
 */
function keepSignInEmail(changes: UserChanges, update: ReturnType<typeof fieldUpdate>) {
  if (changes.email === undefined) return update;
  const keepEmail = 'signInEmail = if_not_exists(signInEmail, if_not_exists(email, :none))';
  return {
    ...update,
    UpdateExpression: update.UpdateExpression.replace('SET ', `SET ${keepEmail}, `),
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':none': '' },
  };
}
