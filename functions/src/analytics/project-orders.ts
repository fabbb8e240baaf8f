import { retryTransaction } from '../table/retry-transaction.ts';
import { maxWrites } from '../table/transact.ts';
import { countOrders } from './count-orders.ts';
import { customerKeysOf, type OrderFacts } from './order-facts.ts';
import { readExistingRows, writeCounting } from './projections.table.ts';

/**
 * The maximum number of dish and choice figures in a transaction. A day's figures share one expression of at most 4
 * kB.
 */
const maxFigures = 200;

/** Counts orders of one vendor, each once in its latest state. */
export async function projectOrders(
  vendorId: string,
  orders: readonly OrderFacts[],
): Promise<void> {
  for (const chunk of chunksOf(latestStates(orders))) {
    await retryTransaction(async () => {
      const before = await readExistingRows(vendorId, chunk);
      const isWritten = await writeCounting(vendorId, before, countOrders(chunk, before));
      return isWritten ? 'done' : undefined;
    });
  }
}

function latestStates(orders: readonly OrderFacts[]): OrderFacts[] {
  const latest = new Map<string, OrderFacts>();
  for (const order of orders) {
    const known = latest.get(order.id);
    if (!known || known.revision < order.revision) latest.set(order.id, order);
  }
  return [...latest.values()];
}

function chunksOf(orders: readonly OrderFacts[]): OrderFacts[][] {
  const chunks: OrderFacts[][] = [];
  for (const order of orders) {
    const chunk = chunks.at(-1);
    if (chunk && isOneTransaction([...chunk, order])) chunk.push(order);
    else chunks.push([order]);
  }
  return chunks;
}

function isOneTransaction(orders: readonly OrderFacts[]): boolean {
  const dates = new Set(orders.map(({ date }) => date));
  const customers = customerKeysOf(orders);
  const lines = orders.flatMap((order) => order.lines);
  const dishes = new Set(lines.map(({ itemId }) => itemId));
  const choiceIds = new Set(
    lines.flatMap(({ itemId, choices }) => choices.map(({ id }) => itemId + id)),
  );
  // Each order has its own row; each customer has a row and a first day. Each day has figures, dishes, customers and
  // the platform's figures. The vendor has a summary and names.
  const writes = orders.length + customers.size * 2 + dates.size * 4 + 2;
  // A dish has portions, revenue and portions of the counter.
  return dishes.size * 3 + choiceIds.size <= maxFigures && writes <= maxWrites;
}
