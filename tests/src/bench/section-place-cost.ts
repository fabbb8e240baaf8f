import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import { bundleFiles } from '@thali/infra/functions/bundles';
import { createClosers } from '@thali/local/closers';
import { edgeSecret } from '@thali/local/gateway/edge-secret';
import type { OrderCalls } from './bare-handler.ts';
import type { BenchPlatform } from './bench-platform.ts';
import { type CannedTable, startCannedTable } from './canned-table.ts';
import { bareHandler } from './function-bundles.ts';
import { orderBody } from './order-bodies.ts';
import { median } from './percentiles.ts';
import type { PlaceCostJob, PlaceCosts } from './place-cost-worker.ts';
import { medianWithQuartiles, milliseconds, printLoad, printNote, printTable } from './print.ts';

const maxRatio = 1.25;

/** Prints the processor time of an order in the built function, beside a bare handler with the same calls. */
export async function benchPlaceCost(bench: BenchPlatform): Promise<void> {
  const closers = createClosers();
  try {
    const table = await startCannedTable(bench.endpoints.dynamo, closers);
    const worker = fork(new URL('./place-cost-worker.ts', import.meta.url), {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    });
    const { signal } = abortOnExit(worker);
    const [entry] = bundleFiles('orders');
    const job: PlaceCostJob = {
      table: table.url,
      bundles: { orders: entry, bare: bareHandler().entry },
      event: placeEvent(bench),
    };
    worker.send(job);
    await once(worker, 'message', { signal });
    worker.send(callsOf(table));
    const [costs] = (await once(worker, 'message', { signal })) as [PlaceCosts];
    printCosts(costs);
  } finally {
    await closers.closeAll();
  }
}

/** Aborts when the worker exits, so that the bench does not wait for it. */
function abortOnExit(worker: ChildProcess): AbortController {
  const controller = new AbortController();
  worker.once('exit', () => controller.abort());
  return controller;
}

function printCosts({ orders, bare }: PlaceCosts): void {
  const ratios = orders.map((cost, round) => cost / (bare[round] ?? Number.NaN));
  const twoDigits = (value: number) => value.toFixed(2);
  printTable(
    `Processor time of an order of five lines, table answers at once, median of ${orders.length} alternating rounds with quartiles`,
    ['handler', 'an order'],
    [
      ['built `orders` function', medianWithQuartiles(orders, milliseconds)],
      ['bare handler with the SDK', medianWithQuartiles(bare, milliseconds)],
      ['ratio', medianWithQuartiles(ratios, twoDigits)],
    ],
  );
  printNote(
    `Goal for the ratio: ${maxRatio}. Ratio of the medians: ${twoDigits(median(orders) / median(bare))}`,
  );
  printLoad();
}

/** The gateway's event for a guest's order. */
function placeEvent({ vendorId, dishes }: BenchPlatform): PlaceCostJob['event'] {
  const routeKey = 'POST /api/orders';
  return {
    version: '2.0',
    routeKey,
    rawPath: '/api/orders',
    headers: {
      'content-type': 'application/json',
      'x-origin-secret': edgeSecret,
      'x-viewer-address': '127.0.0.1',
    },
    requestContext: { requestId: 'bench', routeKey, http: { method: 'POST' } },
    body: JSON.stringify(orderBody(vendorId, dishes.slice(0, 5))),
    isBase64Encoded: false,
  } as PlaceCostJob['event'];
}

type Attributes = Record<string, AttributeValue>;

/** The recorded calls as the document client takes them. */
function callsOf({ requests }: CannedTable): OrderCalls {
  const { BatchGetItem, UpdateItem, PutItem } = Object.fromEntries(requests);
  if (!BatchGetItem || !UpdateItem || !PutItem || requests.size !== 3) {
    throw new Error(`An order made other calls: ${[...requests.keys()].join(', ')}`);
  }
  const tables = BatchGetItem.RequestItems as Record<string, { Keys: Attributes[] }>;
  const menu = Object.entries(tables).map(([name, { Keys, ...rest }]) => [
    name,
    { ...rest, Keys: Keys.map((key) => unmarshall(key)) },
  ]);
  return {
    menu: { ...BatchGetItem, RequestItems: Object.fromEntries(menu) },
    limit: toDocument(UpdateItem),
    order: toDocument(PutItem),
  } as OrderCalls;
}

function toDocument(request: Record<string, unknown>): Record<string, unknown> {
  const parts = ['Key', 'Item', 'ExpressionAttributeValues'].filter((part) => request[part]);
  const documents = parts.map((part) => [part, unmarshall(request[part] as Attributes)]);
  return { ...request, ...Object.fromEntries(documents) };
}
