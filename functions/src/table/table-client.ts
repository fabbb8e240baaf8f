import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { AppError } from '@thali/shared/http/app-error';
import { config } from '../config.ts';

/** Faults of the table that pass by themselves: the caller may try again. */
const passing = new Set([
  'ThrottlingException',
  'ProvisionedThroughputExceededException',
  'RequestLimitExceeded',
  'TransactionConflictException',
  'TransactionInProgressException',
  'InternalServerError',
  'ServiceUnavailable',
  'TimeoutError',
  'ECONNREFUSED',
  'ECONNRESET',
]);

/** One client for all table modules. A passing fault reaches them as AppError SERVICE_BUSY (503). */
export const table = DynamoDBDocumentClient.from(new DynamoDBClient({}), {
  marshallOptions: { removeUndefinedValues: true },
});

table.middlewareStack.add(
  (next) => async (args) => {
    try {
      return await next(args);
    } catch (error) {
      throw isPassing(error) ? busy(error) : error;
    }
  },
  { step: 'initialize', name: 'translatePassingFaults', priority: 'high' },
);

export function busy(cause: unknown): AppError {
  return new AppError('SERVICE_BUSY', 'We are very busy right now. Please try again.', {
    cause,
    retryAfterSeconds: 1,
  });
}

function isPassing(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return passing.has(error.name) || passing.has(code);
}

export function tableName(): string {
  return config.tableName;
}

/** Rows past their `expiresAt` count as absent: the table deletes them only later. */
export function isExpired(row: { expiresAt?: number }, now = Date.now()): boolean {
  return row.expiresAt !== undefined && row.expiresAt * 1000 <= now;
}
