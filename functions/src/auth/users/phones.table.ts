import type { UserRow } from '../../identity/users.table.ts';
import { keys } from '../../table/keys.ts';
import { transact, type Write } from '../../table/transact.ts';

/**
 * Removes a phone from an account as a sign-in name, all or nothing. 4 write units.
 * @returns false if the phone was proven again meanwhile, or belongs to another account
 */
export async function releasePhone(
  { id, phoneProvenAt }: UserRow,
  phone: string,
): Promise<boolean> {
  const refused = await transact({
    user: {
      Update: {
        Key: keys.user(id),
        UpdateExpression: 'REMOVE provenPhone, phoneProvenAt',
        ConditionExpression: 'phoneProvenAt = :seen',
        ExpressionAttributeValues: { ':seen': phoneProvenAt },
      },
    },
    phone: phoneDeletion(phone, id),
  });
  return refused.size === 0;
}

/** Deletes a phone as a sign-in name, if it still belongs to this account. */
export function phoneDeletion(phone: string, userId: string): Write {
  return {
    Delete: {
      Key: keys.phone(phone),
      ConditionExpression: 'userId = :id',
      ExpressionAttributeValues: { ':id': userId },
    },
  };
}
