import { type CancellationReason, TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { busy } from '../aws/passing-faults.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { table } from './table-client.ts';

export type Write = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** DynamoDB's own limit. */
export const mostWrites = 100;

/**
 * Does all writes or none. Each costs twice its write units.
 * @returns the places in `writes` of those whose condition failed; none: all is done
 * @throws AppError SERVICE_BUSY when other writes to the same rows stay in the way
 */
export async function transact(writes: readonly Write[]): Promise<number[]> {
  const reasons = await tryTransact(writes);
  return reasons.flatMap((reason, index) => (isRefused(reason) ? [index] : []));
}

/**
 * The same, for those who want to see the rows that were in the way.
 * @returns a reason for each write when the condition of any failed; none: all is done
 * @throws AppError SERVICE_BUSY when other writes to the same rows stay in the way
 */
export function tryTransact(writes: readonly Write[]): Promise<CancellationReason[]> {
  return retryConflicts(async () => {
    try {
      await table.send(new TransactWriteCommand({ TransactItems: [...writes] }));
      return [];
    } catch (error) {
      const reasons = reasonsOf(error);
      if (reasons.some(isRefused)) return reasons;
      throw isThrottled(reasons) ? busy(error) : error;
    }
  });
}

/** Whether it was this write's own condition that failed. */
export function isRefused(reason: CancellationReason | undefined): boolean {
  return reason?.Code === 'ConditionalCheckFailed';
}

function isThrottled(reasons: readonly CancellationReason[]): boolean {
  return reasons.some(
    ({ Code }) => Code === 'ThrottlingError' || Code === 'ProvisionedThroughputExceeded',
  );
}

function reasonsOf(error: unknown): CancellationReason[] {
  return error instanceof TransactionCanceledException ? (error.CancellationReasons ?? []) : [];
}
