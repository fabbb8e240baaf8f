import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { requestHandler, translateTransientFaults } from '../aws/transient-faults.ts';
import { config } from '../config.ts';

/** The client of all table modules. They get a transient fault as AppError SERVICE_BUSY (503). */
export const table = DynamoDBDocumentClient.from(new DynamoDBClient({ requestHandler }), {
  marshallOptions: { removeUndefinedValues: true },
});
translateTransientFaults(table);
// DynamoDB needs neither, and each takes a twentieth of a call's processor time. The first prepares lines that nothing logs.
table.middlewareStack.remove('loggerMiddleware');
table.middlewareStack.remove('getUserAgentMiddleware');

export function tableName(): string {
  return config.tableName;
}

/** Treat a row past its `expiresAt` as absent, because the table deletes it only later. */
export function isExpired(row: { expiresAt?: number }, now = Date.now()): boolean {
  return row.expiresAt !== undefined && row.expiresAt * 1000 <= now;
}
