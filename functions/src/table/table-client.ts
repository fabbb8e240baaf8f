import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { requestHandler, translateTransientFaults } from '../aws/transient-faults.ts';
import { config } from '../config.ts';

/** The client of all table modules. A transient fault becomes AppError SERVICE_BUSY (503). */
export const table = DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler }), {
  marshallOptions: { removeUndefinedValues: true },
});
translateTransientFaults(table);
// Each of these middlewares takes a twentieth of a call's processor time. DynamoDB does not need these middlewares,
// and there is no logger.
table.middlewareStack.remove('loggerMiddleware');
table.middlewareStack.remove('getUserAgentMiddleware');

export function tableName(): string {
  return config.tableName;
}

/** Whether a row is past its `expiresAt`. Treat such a row as absent, because DynamoDB deletes it only later. */
export function isExpired(row: { expiresAt?: number }, now = Date.now()): boolean {
  return row.expiresAt !== undefined && row.expiresAt * 1000 <= now;
}
