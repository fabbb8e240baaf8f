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
 * Simulates write conflicts, because the local engine has none. DynamoDB refuses a transaction while another write to
 * one of its rows runs. It refuses a single write while a transaction on its row runs. Call it after the environment
 * is set.
 * @returns a counter of the conflicts
 */
export async function injectConflicts(): Promise<{ conflicts: number }> {
  const { table } = await import('@thali/functions/table/table-client');
  const counter = { conflicts: 0 };
  /** Rows with a running write. The value says whether the write is a transaction. */
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
          counter.conflicts += 1;
          throw isTransaction ? cancellation(conflicts) : conflict();
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
  return counter;
}

function rowsOf({ TransactItems, ...single }: WriteInput): string[] {
  const targets = TransactItems?.flatMap((item) => Object.values(item)) ?? [single];
  return targets.map(({ Key, Item }) => `${(Key ?? Item)?.PK} ${(Key ?? Item)?.SK}`);
}

function cancellation(conflicts: readonly (boolean | undefined)[]): TransactionCanceledException {
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
