import { DeleteCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { toBriefRow } from '@thali/functions/orders/briefs/order-briefs.table';
import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { toOrderRow } from '@thali/functions/orders/store/order-rows';
import { keys } from '@thali/functions/table/keys';
import { historicFigures, platformRows } from '@thali/local/history/historic-figures';
import { historicWallet } from '@thali/local/history/historic-wallet';
import { writeRows } from '@thali/local/seed/write-rows';
import type { BenchPlatform } from './bench-platform.ts';
import { pastOrder } from './order-bodies.ts';
import { printNote, printTable } from './print.ts';
import { type RequestUnits, watchRequestUnits } from './request-units.ts';
import { type Measured, measureOperations } from './unit-operations.ts';

const ongoingOrders = 20;
const minuteMs = 60 * 1000;

/** Request units of each operation while a vendor's orders grow. */
export async function benchUnits(bench: BenchPlatform, isLarge: boolean): Promise<void> {
  const sizes = [100, 1000, 10_000, ...(isLarge ? [100_000] : [])];
  await watchRequestUnits();
  await addOrders(bench, 900_000_000, ongoingOrders, 'preparing');

  const columns: Measured[][] = [];
  const past: OrderRecord[] = [];
  for (const size of sizes) {
    past.push(...(await addOrders(bench, past.length, size - past.length, 'completed')));
    await writeWallet(bench, past);
    await writeFigures(bench, past);
    columns.push(await measureOperations(bench));
  }

  const last = columns.at(-1) ?? [];
  printTable(
    'Request units (R read, W write) by number of orders that the vendor has',
    ['operation', ...sizes.map((size) => size.toLocaleString('en')), 'writes by table and index'],
    last.map(({ operation, units }, row) => [
      operation,
      ...columns.map((column) => unitsText(column[row]?.units)),
      partsText(units),
    ]),
  );
  printNote(`${bench.dishCount} dishes on the menu; name and subdomain of the vendor in memory`);
  printNote('a write that its condition refuses answers no units here; AWS charges 1 W for it');
  const grown = last.filter(({ units }, row) => {
    const small = columns[1]?.[row]?.units;
    return small && (small.read !== units.read || small.write !== units.write);
  });
  const names = grown.map(({ operation }) => operation).join(', ');
  printNote(`grow from 1,000 orders on: ${names || 'none'}`);
}

async function addOrders(
  bench: BenchPlatform,
  from: number,
  count: number,
  status: 'completed' | 'preparing',
): Promise<OrderRecord[]> {
  const newest = Date.now() - (status === 'preparing' ? 0 : 26 * 60 * minuteMs);
  const orders = Array.from({ length: count }, (_, index) =>
    pastOrder(bench, from + index, status, new Date(newest - ((from % 1e6) + index) * minuteMs)),
  );
  await writeInShares(bench, [...orders.map(toOrderRow), ...orders.map(toBriefRow)]);
  return orders;
}

/** The wallet that all past orders come to, in the place of the one before. */
async function writeWallet(bench: BenchPlatform, past: readonly OrderRecord[]): Promise<void> {
  await forgetPayments(bench);
  const { frame, fees } = historicWallet(bench.vendorId, past);
  await writeInShares(bench, [...fees, ...frame]);
}

/** The projections that all past orders come to, in the place of those before. */
async function writeFigures(bench: BenchPlatform, past: readonly OrderRecord[]): Promise<void> {
  const figures = historicFigures(bench.vendorId, past);
  await writeInShares(bench, [...figures.frame, ...figures.counted, ...platformRows([figures])]);
}

/** What was paid while it was smaller would have the numbers of what comes. */
async function forgetPayments({ documents, tableName, vendorId }: BenchPlatform): Promise<void> {
  const { PK } = keys.walletTotals(vendorId);
  for (const kind of ['SETTLEMENT#', 'CREDIT#']) {
    const { Items = [] } = await documents.send(
      new QueryCommand({
        TableName: tableName,
        KeyConditionExpression: 'PK = :wallet AND begins_with(SK, :kind)',
        ExpressionAttributeValues: { ':wallet': PK, ':kind': kind },
      }),
    );
    for (const { SK } of Items) {
      await documents.send(new DeleteCommand({ TableName: tableName, Key: { PK, SK } }));
    }
  }
}

async function writeInShares(
  bench: BenchPlatform,
  rows: readonly Record<string, unknown>[],
): Promise<void> {
  const share = Math.ceil(rows.length / 4);
  const shares = [0, 1, 2, 3].map((part) => rows.slice(part * share, (part + 1) * share));
  await Promise.all(shares.map((part) => writeRows(bench.documents, bench.tableName, part)));
}

function unitsText(units: RequestUnits | undefined): string {
  const parts = [
    ...(units?.read ? [`${units.read} R`] : []),
    ...(units?.write ? [`${units.write} W`] : []),
  ];
  return parts.join(' + ') || '0';
}

function partsText({ writesByPart }: RequestUnits): string {
  return Object.entries(writesByPart)
    .map(([name, value]) => `${name} ${value}`)
    .join(', ');
}
