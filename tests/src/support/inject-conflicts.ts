import {
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';

interface Key {
  PK: string;
  SK: string;
}
interface Target {
  Key?: Key;
  Item?: Key;
}
type WriteInput = Target & { TransactItems?: Record<string, Target>[] };

/**
 * Simulates write conflicts, which the local engine does not have. DynamoDB cancels a transaction while another write
 * to one of its rows runs, and a single write while a transaction runs. Call it after the environment is set.
 * @returns a counter of the conflicts
 */
export async function injectConflicts(): Promise<{ conflicts: number }> {
  const { table } = await import('@thali/functions/table/table-client');
  const counted = { conflicts: 0 };
  /** Rows with a running write. True if a transaction writes the row. */
  const busyRows = new Map<string, boolean>();
  table.middlewareStack.add(
    (next, { commandName = '' }) =>
      async (args) => {
        const isTransaction = commandName.startsWith('TransactWrite');
        if (
          !isTransaction &&
          !/^(Put|Update|Delete)Item|^(Put|Update|Delete)Command/.test(commandName)
        ) {
          return next(args);
        }
        const rows = rowsOf(args.input as WriteInput);
        const conflicts = rows.map((row) =>
          isTransaction ? busyRows.has(row) : busyRows.get(row),
        );
        if (conflicts.some(Boolean)) {
          counted.conflicts += 1;
          throw isTransaction ? cancelled(conflicts) : conflict();
        }
        for (const row of rows) busyRows.set(row, isTransaction);
        try {
          return await next(args);
        } finally {
          for (const row of rows) busyRows.delete(row);
        }
      },
    { step: 'initialize', name: 'injectConflicts', priority: 'low' },
  );
  return counted;
}

function rowsOf({ TransactItems, ...single }: WriteInput): string[] {
  const targets = TransactItems?.flatMap((item) => Object.values(item)) ?? [single];
  return targets.map(({ Key, Item }) => `${(Key ?? Item)?.PK} ${(Key ?? Item)?.SK}`);
}

function cancelled(conflicts: readonly (boolean | undefined)[]): TransactionCanceledException {
  return new TransactionCanceledException({
    $metadata: {},
    message: 'Transaction cancelled',
    CancellationReasons: conflicts.map((isBusy) => ({
      Code: isBusy ? 'TransactionConflict' : 'None',
    })),
  });
}

function conflict(): TransactionConflictException {
  return new TransactionConflictException({ $metadata: {}, message: 'Transaction in progress' });
}
