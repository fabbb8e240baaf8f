import { GetCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { keys } from '@thali/functions/table/keys';
import { seededRandom } from '@thali/local/history/random';
import { loseAnswers } from '../faults/lose-answers.ts';
import { countMistakes } from '../load/count-mistakes.ts';
import { type LoadAnswer, runLoad } from '../load/run-load.ts';
import type { BenchPlatform } from './bench-platform.ts';
import { percentile } from './percentiles.ts';
import { placeOverHttp } from './place-over-http.ts';
import { milliseconds, printNote, printTable } from './print.ts';

const clients = 50;
const placements = 10_000;
const lostShare = 0.1;
const stock = 1_000_000;

/**
 * Every placement is sent two to six times, some at once; a tenth of the answers is lost on the way to the
 * browser, and a tenth of the table's on the way to the handler.
 */
export async function benchLoad(bench: BenchPlatform): Promise<void> {
  const { findVendorOrders } = await import('@thali/functions/orders/vendor-orders.table');
  const { vendorId, limitedDish } = bench;
  const before = new Set((await storedOrders()).map(({ id }) => id));
  await setStock(bench);
  const losing = await loseAnswers(lostShare, seededRandom('lost answers of the table'));
  const begin = performance.now();
  const result = await runLoad({
    clients,
    placements,
    lostShare,
    send: (placement) => sendOne(bench, placement),
  });
  const seconds = (performance.now() - begin) / 1000;
  losing.stop();

  const stored = (await storedOrders()).filter(({ id }) => !before.has(id));
  const mistakes = countMistakes(result, stored);
  const sold = stored.flatMap(({ lines }) => lines.filter(isLimited)).length;
  const taken = stock - (await readStock(bench));
  printTable(
    `${clients} clients, ${placements.toLocaleString('en')} placements: local figures`,
    ['', ''],
    [
      ['requests sent', result.sent],
      ['answers lost on the way to the browser', result.lostAnswers],
      ['connections broken', result.brokenConnections],
      ['answers of the table lost after the commit', losing.lost],
      ['answers that ask to try again', result.busyAnswers],
      ['refusals', result.refusals.length],
      ['orders stored', stored.length],
      ['lost', mistakes.lost],
      ['duplicated', mistakes.duplicated],
      ['told two orders', mistakes.contradicted],
      ['stored and never told', mistakes.unknown],
      ['limited portions sold / taken from the stock', `${sold} / ${taken}`],
      ['requests a second', (result.sent / seconds).toFixed(0)],
      ...[0.5, 0.95, 0.99].map((share) => [
        `p${share * 100}`,
        milliseconds(percentile(result.samples, share)),
      ]),
    ],
  );
  for (const refusal of new Set(result.refusals)) printNote(refusal.slice(0, 200));
  const isWrong = Object.values(mistakes).some(Boolean) || result.refusals.length > 0;
  if (isWrong || sold !== taken) throw new Error('Placing is not exactly-once');

  async function storedOrders() {
    const { orders } = await findVendorOrders(vendorId, { limit: 1e6, most: 1e6 });
    return orders;
  }

  function isLimited({ menuItemId }: { menuItemId: string }): boolean {
    return menuItemId === limitedDish.id;
  }
}

/** Every third order has a dish with limited portions. */
async function sendOne(
  bench: BenchPlatform,
  { index, key }: { index: number; key: string },
): Promise<LoadAnswer> {
  const more = index % 3 === 0 ? [bench.limitedDish] : [];
  const { status, body } = await placeOverHttp(bench, [...bench.dishes.slice(0, 2), ...more], key);
  if (status !== 201) return { status, text: body };
  return { status, orderId: (JSON.parse(body) as { order: { id: string } }).order.id };
}

async function setStock({ documents, tableName, vendorId, limitedDish }: BenchPlatform) {
  await documents.send(
    new UpdateCommand({
      TableName: tableName,
      Key: keys.menuItem(vendorId, limitedDish.id),
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
