import { randomUUID } from 'node:crypto';
import { GetCommand, QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { indexKeys, keys } from '@thali/functions/table/keys';
import type { BenchPlatform } from './bench-platform.ts';
import { orderIdOf, placeOverHttp } from './place-over-http.ts';
import { printTable } from './print.ts';

const repeats = 50;
const rounds = 100;

/** Repeats of one key make one order; of two buyers of the last portion one gets it. */
export async function benchOnce(bench: BenchPlatform): Promise<void> {
  printTable(
    `${repeats} parallel repeats of one Idempotency-Key, over HTTP`,
    ['answers 201', 'different orders', 'marked as repeats', 'rows in the table'],
    [await repeatOneKey(bench)],
  );
  const sold = await sellLastPortions(bench);
  printTable(
    `Two simultaneous buyers of the last portion, ${rounds} rounds, over HTTP`,
    ['rounds with one sale', 'with none', 'with two', 'refused otherwise', 'portions below zero'],
    [sold],
  );
}

async function repeatOneKey(bench: BenchPlatform): Promise<number[]> {
  const before = await countOrders(bench);
  const key = randomUUID();
  const answers = await Promise.all(
    Array.from({ length: repeats }, () => placeOverHttp(bench, bench.dishes.slice(0, 5), key)),
  );
  const marked = answers.filter(({ headers }) => headers['idempotent-replayed'] === 'true');
  const ids = new Set(answers.map(orderIdOf));
  return [answers.length, ids.size, marked.length, (await countOrders(bench)) - before];
}

async function sellLastPortions(bench: BenchPlatform): Promise<number[]> {
  const { limitedDish } = bench;
  const salesPerRound = [0, 0, 0];
  let [otherwise, belowZero] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    await setStock(bench, 1);
    const answers = await Promise.all([
      placeOverHttp(bench, [limitedDish]),
      placeOverHttp(bench, [limitedDish]),
    ]);
    const sales = answers.filter(({ status }) => status === 201).length;
    salesPerRound[sales] = (salesPerRound[sales] ?? 0) + 1;
    const refused = answers.filter(({ body }) => body.includes('"MENU_ITEM_UNAVAILABLE"')).length;
    otherwise += answers.length - sales - refused;
    if ((await readStock(bench)) < 0) belowZero += 1;
  }
  const [none = 0, one = 0, two = 0] = salesPerRound;
  return [one, none, two, otherwise, belowZero];
}

async function setStock({ documents, tableName, ...bench }: BenchPlatform, stock: number) {
  await documents.send(
    new UpdateCommand({
      TableName: tableName,
      Key: keys.menuItem(bench.vendorId, bench.limitedDish.id),
      UpdateExpression: 'SET stock = :stock',
      ExpressionAttributeValues: { ':stock': stock },
    }),
  );
}

async function readStock({ documents, tableName, ...bench }: BenchPlatform): Promise<number> {
  const Key = keys.menuItem(bench.vendorId, bench.limitedDish.id);
  const { Item } = await documents.send(
    new GetCommand({ TableName: tableName, Key, ConsistentRead: true }),
  );
  return Number(Item?.stock);
}

/** The vendor's orders of the last hour. */
async function countOrders({ documents, tableName, vendorId }: BenchPlatform): Promise<number> {
  const { Count = 0 } = await documents.send(
    new QueryCommand({
      TableName: tableName,
      IndexName: 'vendorOrders',
      KeyConditionExpression: 'vendorOrdersKey = :vendor AND createdAt > :hourAgo',
      ExpressionAttributeValues: {
        ':vendor': indexKeys.vendorOrders(vendorId),
        ':hourAgo': new Date(Date.now() - 60 * 60 * 1000).toISOString(),
      },
      Select: 'COUNT',
    }),
  );
  return Count;
}
