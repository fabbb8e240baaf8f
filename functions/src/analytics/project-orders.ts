import { untilDone } from '../table/until-done.ts';
import { countOrders } from './count-orders.ts';
import type { OrderFacts } from './order-facts.ts';
import { readBefore, writeCounting } from './projections.table.ts';

/** Of one transaction: each order takes two rows, and its dishes share one expression. */
const mostOrders = 20;
const mostLines = 90;

/** Counts orders of one vendor, each once in its latest state, whatever came before. */
export async function projectOrders(
  vendorId: string,
  orders: readonly OrderFacts[],
): Promise<void> {
  for (const chunk of chunksOf(latestStates(orders))) {
    await untilDone(async () => {
      const before = await readBefore(vendorId, chunk);
      const isWritten = await writeCounting(vendorId, before, countOrders(chunk, before));
      return isWritten ? 'done' : undefined;
    });
  }
}

function latestStates(orders: readonly OrderFacts[]): OrderFacts[] {
  const latest = new Map<string, OrderFacts>();
  for (const order of orders) {
    const other = latest.get(order.id);
    if (!other || other.revision < order.revision) latest.set(order.id, order);
  }
  return [...latest.values()];
}

function chunksOf(orders: readonly OrderFacts[]): OrderFacts[][] {
  const chunks: OrderFacts[][] = [];
  let lines = 0;
  for (const order of orders) {
    const chunk = chunks.at(-1);
    const fits = chunk && chunk.length < mostOrders && lines + order.lines.length <= mostLines;
    if (fits) chunk.push(order);
    else chunks.push([order]);
    lines = (fits ? lines : 0) + order.lines.length;
  }
  return chunks;
}
