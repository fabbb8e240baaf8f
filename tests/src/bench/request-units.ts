import { AsyncLocalStorage } from 'node:async_hooks';
import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';
import { sharedLists } from '@thali/functions/table/keys';

/** Request units of one operation. */
export interface RequestUnits {
  read: number;
  write: number;
  /** Requests to the table. */
  requests: number;
  /** Write units by table and index. */
  writesByPart: Record<string, number>;
  /** Write units of partitions that all vendors share. AWS counts a write of a transaction twice. */
  writesByList: Record<SharedList, number>;
}

export type SharedList = keyof typeof sharedLists;

const counting = new AsyncLocalStorage<RequestUnits>();

/** Adds the consumed capacity to each answer of the handlers' table client. Safe to repeat: test files share a process. */
export async function watchRequestUnits(): Promise<void> {
  const { table } = await import('@thali/functions/table/table-client');
  table.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const units = counting.getStore();
        if (!units) return next(args);
        units.requests += 1;
        countListWrites(units, args.input as WriteInput);
        const result = await next({
          ...args,
          input: { ...args.input, ReturnConsumedCapacity: 'INDEXES' },
        });
        const { ConsumedCapacity: consumed } = result.output as { ConsumedCapacity?: unknown };
        if (!consumed) throw new Error(`${commandName} returned no consumed capacity`);
        const isRead = /^(Get|BatchGet|Query|Scan)/.test(commandName ?? '');
        for (const part of [consumed].flat() as ConsumedCapacity[]) count(units, part, isRead);
        return result;
      },
    { step: 'initialize', name: 'watchRequestUnits', priority: 'low', override: true },
  );
}

interface OneWrite {
  Item?: Record<string, unknown>;
  Key?: Record<string, unknown>;
}

interface WriteInput extends OneWrite {
  TransactItems?: Partial<Record<'Put' | 'Update' | 'Delete', OneWrite>>[];
}

function countListWrites(units: RequestUnits, input: WriteInput): void {
  const inTransaction = (input.TransactItems ?? []).flatMap((write) => Object.values(write));
  for (const { Item, Key } of [input, ...inTransaction, ...inTransaction]) {
    const PK = String((Item ?? Key)?.PK);
    for (const list of ['guestPayments', 'awaitingOrders'] as const) {
      if (sharedLists[list].includes(PK)) units.writesByList[list] += 1;
    }
  }
}

function count(units: RequestUnits, consumed: ConsumedCapacity, isRead: boolean): void {
  const total = consumed.CapacityUnits ?? 0;
  if (isRead) {
    units.read += total;
    return;
  }
  units.write += total;
  const parts: [string, number | undefined][] = [
    ['table', consumed.Table?.CapacityUnits],
    ...Object.entries(consumed.GlobalSecondaryIndexes ?? {}).map(
      ([name, { CapacityUnits }]): [string, number | undefined] => [name, CapacityUnits],
    ),
  ];
  for (const [name, value = 0] of parts) {
    if (value > 0) units.writesByPart[name] = (units.writesByPart[name] ?? 0) + value;
  }
}

/** Counts the units of `run` alone, without other work of the platform. */
export async function unitsOf<T>(
  run: () => Promise<T>,
): Promise<{ units: RequestUnits; result: T }> {
  const units: RequestUnits = {
    read: 0,
    write: 0,
    requests: 0,
    writesByPart: {},
    writesByList: { guestPayments: 0, awaitingOrders: 0 },
  };
  const result = await counting.run(units, run);
  return { units, result };
}
