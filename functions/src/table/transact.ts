import { TransactionCanceledException } from '@aws-sdk/client-dynamodb';
import { TransactWriteCommand, type TransactWriteCommandInput } from '@aws-sdk/lib-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { busy } from '../aws/transient-faults.ts';
import { retryConflicts } from './retry-conflicts.ts';
import { table, tableName } from './table-client.ts';

type TransactItem = NonNullable<TransactWriteCommandInput['TransactItems']>[number];

/** One Put, Update, Delete or check of a transaction. `transact` adds the table. */
export type Write = {
  [Kind in keyof TransactItem]: Omit<NonNullable<TransactItem[Kind]>, 'TableName'>;
};

/** Writes under the names that the answer uses; several under one name are refused as one. */
export type NamedWrites<Name extends string> = Readonly<Record<Name, Write | readonly Write[]>>;

/**
 * The names whose condition failed. Where the write asked for it (`ReturnValuesOnConditionCheckFailure`),
 * the value is the row that was in the way.
 */
export type Refused<Name extends string> = ReadonlyMap<Name, Record<string, unknown> | undefined>;

/** DynamoDB's own limit. */
export const mostWrites = 100;

/**
 * Does all writes or none. Each costs twice its write units.
 * @returns what was refused; empty: all is done
 * @throws AppError SERVICE_BUSY when other writes to the same rows stay in the way
 */
export function transact<Name extends string>(writes: NamedWrites<Name>): Promise<Refused<Name>> {
  const named = Object.entries<Write | readonly Write[]>(writes).flatMap(([name, group]) =>
    [group].flat().map((write) => ({ name: name as Name, write })),
  );
  return retryConflicts(async () => {
    try {
      const TransactItems = named.map(({ write }) => inTable(write));
      await table.send(new TransactWriteCommand({ TransactItems }));
      return new Map();
    } catch (error) {
      const reasons = reasonsOf(error);
      const refused = new Map(
        named.flatMap(({ name }, index) => {
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
