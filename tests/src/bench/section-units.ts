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
import { type Measurement, measureOperations } from './unit-operations.ts';

const ongoingOrders = 20;
const minuteMs = 60 * 1000;

/** Prints the request units of each operation for growing numbers of orders. */
export async function benchUnits(bench: BenchPlatform, isLarge: boolean): Promise<void> {
  const sizes = [100, 1000, 10_000, ...(isLarge ? [100_000] : [])];
  await watchRequestUnits();
  await addOrders(bench, 900_000_000, ongoingOrders, 'preparing');

  const columns: Measurement[][] = [];
  const past: OrderRecord[] = [];
  for (const size of sizes) {
    past.push(...(await addOrders(bench, past.length, size - past.length, 'completed')));
    await writeWallet(bench, past);
    await writeFigures(bench, past);
    columns.push(await measureOperations(bench));
  }

  const last = columns.at(-1) ?? [];
  printTable(
    'Request units (R read, W write) by number of orders of the vendor',
    ['operation', ...sizes.map((size) => size.toLocaleString('en')), 'writes by table and index'],
    last.map(({ operation, units }, row) => [
      operation,
      ...columns.map((column) => unitsText(column[row]?.units)),
      partsText(units),
    ]),
  );
  printNote(`The menu has ${bench.dishCount} dishes. Name and subdomain of the vendor are cached.`);
  printNote('DynamoDB Local reports no units for a write whose condition fails. AWS charges 1 W.');
  const changedOperations = last.filter(({ units }, row) => {
    const small = columns[1]?.[row]?.units;
    return small && (small.read !== units.read || small.write !== units.write);
  });
  const names = changedOperations.map(({ operation }) => operation).join(', ');
  printNote(`Operations that change above 1,000 orders: ${names || 'none'}`);
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
  await writeInParallel(bench, [...orders.map(toOrderRow), ...orders.map(toBriefRow)]);
  return orders;
}

/** Replaces the wallet with the wallet of all past orders. */
async function writeWallet(bench: BenchPlatform, past: readonly OrderRecord[]): Promise<void> {
  await deletePayments(bench);
  const { baseRows, fees } = historicWallet(bench.vendorId, past);
  await writeInParallel(bench, [...fees, ...baseRows]);
}

/** Replaces the projections with projections of all past orders. */
async function writeFigures(bench: BenchPlatform, past: readonly OrderRecord[]): Promise<void> {
  const figures = historicFigures(bench.vendorId, past);
  await writeInParallel(bench, [
    ...figures.baseRows,
    ...figures.counted,
    ...platformRows([figures]),
  ]);
}

/** Payments of the smaller wallet would use the numbers of the next payments. */
async function deletePayments({ documents, tableName, vendorId }: BenchPlatform): Promise<void> {
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

async function writeInParallel(
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
