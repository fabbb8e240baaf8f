import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';

/** Longer than the order with the day's last token is under way. */
const keptDays = 3;

/**
 * The next token of a vendor's day, from 1 on. Each call takes one, so no two orders share a token, and an order that
 * is refused after this leaves a gap. 1 write unit.
 * @param date  the day in India, `YYYY-MM-DD`
 */
export async function takeToken(vendorId: string, date: string): Promise<number> {
  const { Attributes } = await table.send(
    new UpdateCommand({
      TableName: tableName(),
      Key: keys.tokenCounter(vendorId, date),
      UpdateExpression: 'SET expiresAt = :expiresAt ADD lastToken :one',
      ExpressionAttributeValues: {
        ':one': 1,
        ':expiresAt': Math.floor(Date.parse(date) / 1000) + keptDays * 24 * 60 * 60,
      },
      ReturnValues: 'UPDATED_NEW',
    }),
  );
  return Number(Attributes?.lastToken);
}
