import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { pathToFileURL } from 'node:url';
import { setEnvironment } from '@thali/local/environment';
import type { OrderCalls } from './bare-handler.ts';

export interface PlaceCostJob {
  table: string;
  bundles: Record<'orders' | 'bare', string>;
  event: object & { headers: object };
}

/** Milliseconds of processor time for each order, by round. */
export type PlaceCosts = Record<'orders' | 'bare', number[]>;

const rounds = 25;
const warmUpRounds = 3;
const ordersPerRound = 100;
const context = { getRemainingTimeInMillis: () => 10_000 };

/** Places orders in a separate process, which uses processor time only for the handlers. */
process.once('message', async ({ table, bundles, event }: PlaceCostJob) => {
  setEnvironment({
    AWS_ENDPOINT_URL_DYNAMODB: table,
    POWERTOOLS_LOG_LEVEL: 'INFO',
    POWERTOOLS_METRICS_DISABLED: 'false',
  });
  const [orders, bare] = await Promise.all(
    [bundles.orders, bundles.bare].map((path) => import(pathToFileURL(path).href)),
  );
  const place =
    (handler: (event: object, handlerContext: object) => unknown, handlerContext: object) =>
    async () => {
      const headers = { ...event.headers, 'idempotency-key': randomUUID() };
      const answer = (await handler({ ...event, headers }, handlerContext)) as {
        statusCode: number;
      };
      if (answer.statusCode !== 201) throw new Error(JSON.stringify(answer));
    };
  const placeOrder = place(orders.handler, context);
  await placeOrder();
  process.send?.('recorded');
  const [calls] = (await once(process, 'message')) as [OrderCalls];
  const costs: PlaceCosts = { orders: [], bare: [] };
  const placeBare = place(bare.handler, calls);
  for (let round = -warmUpRounds; round < rounds; round += 1) {
    const cost = { orders: await costOf(placeOrder), bare: await costOf(placeBare) };
    if (round < 0) continue;
    costs.orders.push(cost.orders);
    costs.bare.push(cost.bare);
  }
  process.send?.(costs, () => process.exit());
});

async function costOf(run: () => Promise<void>): Promise<number> {
  const before = process.cpuUsage();
  for (let order = 0; order < ordersPerRound; order += 1) await run();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / ordersPerRound;
}
