import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { toOrderRow } from '@thali/functions/orders/store/order-rows';
import { restoreRows } from '@thali/infra/operate-cli/restore/restore-rows';
import { createClosers } from '@thali/local/closers';
import { demoVendors } from '@thali/local/demo/demo-vendors';
import { createTable } from '@thali/local/engines/create-table';
import { startEngine } from '@thali/local/engines/start-engine';
import { historicOrders } from '@thali/local/history/historic-orders';
import { writeRows } from '@thali/local/seed/write-rows';
import { printTable } from './print.ts';

const days = 40;
const ordersPerDay = 100;
const from = 'restored';

/** Times `restore-rows` from one local table of orders into another table with all indexes. */
export async function benchRestore(): Promise<void> {
  const closers = createClosers();
  const { client, documents } = await startEngine({ inMemory: true }, from, closers);
  const [vendor] = demoVendors;
  if (!vendor) throw new Error('There is no demo mess');
  const parent = await mkdtemp(join(tmpdir(), 'thali-bench-restore-'));
  try {
    for (let daysAgo = 1; daysAgo <= days; daysAgo += 1) {
      const orders = historicOrders(vendor, ordersPerDay, daysAgo, new Date());
      await writeRows(documents, from, orders.map(toOrderRow));
    }
    const results = [];
    for (const segments of [1, 8]) {
      // Each run gets an empty table, because existing rows cost the engine less.
      const to = `live-${segments}`;
      await createTable(client, to);
      results.push(await restoreInto(client, { to, segments }, parent));
    }
    // Skips the writes to measure the command's own work: reads, batches, checkpoints.
    client.middlewareStack.add(
      (next) => async (args) =>
        'RequestItems' in args.input ? { output: { $metadata: {} }, response: {} } : next(args),
      { step: 'initialize', name: 'skipWrites' },
    );
    const [, ...figures] = await restoreInto(client, { to: 'live-8', segments: 8 }, parent);
    results.push(['8, writes skipped', ...figures]);
    const header = ['segments', 'rows', 'seconds', 'rows a second'];
    printTable('Copy orders to another table, local engine', header, results);
  } finally {
    await rm(parent, { recursive: true });
    await closers.closeAll();
  }
}

async function restoreInto(
  client: DynamoDBClient,
  { to, segments }: { to: string; segments: number },
  parent: string,
): Promise<(string | number)[]> {
  const { rows, seconds, rowsPerSecond } = await restoreRows(
    client,
    { from, to, rows: undefined, segments },
    { folder: join(parent, to), reportProgress: () => undefined },
  );
  return [segments, rows, seconds, rowsPerSecond];
}
