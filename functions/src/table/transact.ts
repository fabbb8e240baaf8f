import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { awsLimits } from '../aws/aws-limits.ts';
import { busy } from '../aws/transient-faults.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { table, tableName } from './table-client.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** A Put, Update, Delete or condition check of a transaction. `transact` adds the table. */
export type Write = {
  [Kind in keyof TransactItem]: Omit<NonNullable<TransactItem[Kind]>, 'TableName'>;
};

/** Writes by name. Several writes may share a name; the result does not distinguish them. */
export type NamedWrites<Name extends string> = Readonly<Record<Name, Write | readonly Write[]>>;

/**
 * The names of the writes whose condition failed. The value is the existing row, if the write sets
 * `ReturnValuesOnConditionCheckFailure`.
 */
export type RefusedWrites<Name extends string> = ReadonlyMap<
  Name,
  Record<string, unknown> | undefined
>;

export const maxWrites = awsLimits.transactionWrites;

/**
 * Does all writes or none. Each write costs twice its write units.
 * @returns the refused writes; empty if all writes are done
 * @throws AppError SERVICE_BUSY if other writes to the same rows keep conflicting
 */
export function transact<Name extends string>(
  writes: NamedWrites<Name>,
): Promise<RefusedWrites<Name>> {
  const namedWrites = Object.entries<Write | readonly Write[]>(writes).flatMap(([name, group]) =>
    [group].flat().map((write) => ({ name: name as Name, write })),
  );
  return retryConflicts(async () => {
    try {
      const TransactItems = namedWrites.map(({ write }) => inTable(write));
      await table.send(new TransactWriteCommand({ TransactItems }));
      return new Map();
    } catch (error) {
      const reasons = reasonsOf(error);
      const refused = new Map(
        namedWrites.flatMap(({ name }, index) => {
          const reason = reasons[index];
          if (reason?.Code !== 'ConditionalCheckFailed') return [];
          return [[name, reason.Item && unmarshall(reason.Item)] as const];
        }),
      );
      if (refused.size > 0) return refused;
      throw isThrottled(error) ? busy(error) : error;
    }
  });
}

function inTable(write: Write): TransactItem {
  const kinds = Object.entries(write);
  return Object.fromEntries(
    kinds.map(([kind, input]) => [kind, { TableName: tableName(), ...input }]),
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
