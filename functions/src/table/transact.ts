import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { retryConflicts } from './retry-conflicts.ts';
import { busy, table } from './table-client.ts';

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** DynamoDB's own limit. */
export const mostWrites = 100;

/**
 * Does all writes or none. Each costs twice its write units.
 * @returns the places in `writes` of those whose condition failed; none: all is done
 * @throws AppError SERVICE_BUSY when other writes to the same rows stay in the way
 */
export function transact(writes: readonly Write[]): Promise<number[]> {
  return retryConflicts(async () => {
    try {
      await table.send(new TransactWriteCommand({ TransactItems: [...writes] }));
      return [];
    } catch (error) {
      const refused = refusedOf(error);
      if (refused.length > 0) return refused;
      throw isThrottled(error) ? busy(error) : error;
    }
  });
}

function refusedOf(error: unknown): number[] {
  return reasonsOf(error).flatMap(({ Code }, index) =>
    Code === 'ConditionalCheckFailed' ? [index] : [],
  );
}

function isThrottled(error: unknown): boolean {
  return reasonsOf(error).some(
    ({ Code }) => Code === 'ThrottlingError' || Code === 'ProvisionedThroughputExceeded',
  );
}

function reasonsOf(error: unknown) {
  return error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
}
