import { AsyncLocalStorage } from 'node:async_hooks';
import type { ConsumedCapacity } from '@aws-sdk/client-dynamodb';

/** Request units of one operation. */
export interface RequestUnits {
  read: number;
  write: number;
  /** Requests to the table. */
  requests: number;
  /** Write units by table and index. */
  writesByPart: Record<string, number>;
}

const counting = new AsyncLocalStorage<RequestUnits>();

/** Makes the table client of the handlers request consumed capacity. Safe to repeat: test files share a process. */
export async function watchRequestUnits(): Promise<void> {
  const { table } = await import('@thali/functions/table/table-client');
  table.middlewareStack.add(
    (next, { commandName }) =>
      async (args) => {
        const units = counting.getStore();
        if (!units) return next(args);
        units.requests += 1;
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
  const units: RequestUnits = { read: 0, write: 0, requests: 0, writesByPart: {} };
  const result = await counting.run(units, run);
  return { units, result };
}
