import { countCustomers } from './count-customers.ts';
import { addTo, type CountResult, type ExistingRows, emptyCountResult } from './counting.ts';
import { dayFigures, difference, itemFigures, platformFigures } from './figures.ts';
import type { OrderFacts } from './order-facts.ts';
import type { CountedRow, NamesRow } from './projection-rows.ts';

/** A thousand names of maximum length, with their times, fill three quarters of a row's 400 kB. */
const maxNames = 1000;

/**
 * Counts orders of one vendor, replacing their earlier states. Skips an order whose state, or a later state, is already
 * counted. Safe for repeated and reordered calls.
 * @param orders  each order once
 */
export function countOrders(orders: readonly OrderFacts[], before: ExistingRows): CountResult {
  const uncounted = orders.filter(({ id, revision }) => {
    const counted = before.counted.get(id);
    return !counted || counted.revision < revision;
  });
  const counting: CountResult = {
    ...emptyCountResult(),
    counted: uncounted.map(({ id, status, revision, isConfirmed, answer, money }) => ({
      orderId: id,
      status,
      revision,
      isConfirmed,
      answer,
      money,
    })),
  };
  for (const order of uncounted) countFigures(order, before.counted.get(order.id), counting);
  countCustomers(uncounted, before, counting);
  const firstSeen = uncounted.filter(({ id }) => !before.counted.has(id));
  if (firstSeen.length > 0) updateNames(firstSeen, before, counting);
  return counting;
}

function countFigures(
  order: OrderFacts,
  counted: CountedRow | undefined,
  { days, items, platform }: CountResult,
): void {
  const change = (figures: typeof dayFigures) =>
    difference(
      figures(order, order.status),
      counted ? figures(order, counted.status, counted) : {},
    );
  addTo(days, order.date, change(dayFigures));
  addTo(items, order.date, change(itemFigures));
  addTo(platform, order.date, change(platformFigures));
}

function updateNames(
  orders: readonly OrderFacts[],
  before: ExistingRows,
  counting: CountResult,
): void {
  const names = { ...before.names?.names };
  const learnedAt = { ...before.names?.learnedAt };
  let hasNewName = false;
  const oldestFirst = orders.toSorted((a, b) => a.createdAt.localeCompare(b.createdAt));
  for (const { createdAt, lines } of oldestFirst) {
    const namedItems = lines.flatMap(({ itemId, name, choices }) => [
      { id: itemId, name },
      ...choices,
    ]);
    for (const { id, name } of namedItems) {
      // If a dish was renamed, keep the name from the latest order.
      if (!id || names[id] === name || createdAt < (learnedAt[id] ?? '')) continue;
      names[id] = name;
      learnedAt[id] = createdAt;
      hasNewName = true;
    }
  }
  if (!hasNewName) return;
  const revision = (before.names?.revision ?? 0) + 1;
  counting.names = { ...withoutOldest({ names, learnedAt }), revision };
}

/** Drops the oldest names, so the row never gets full. A dropped name comes back when its dish sells again. */
function withoutOldest({ names, learnedAt }: Omit<NamesRow, 'revision'>) {
  const ids = Object.keys(names);
  if (ids.length <= maxNames) return { names, learnedAt };
  const timeOf = (id: string) => Date.parse(learnedAt[id] ?? '') || 0;
  const newestFirst = ids.toSorted((a, b) => timeOf(b) - timeOf(a));
  const newest = newestFirst.slice(0, maxNames);
  const pickNewest = (texts: Record<string, string>) =>
    Object.fromEntries(newest.map((id) => [id, texts[id] ?? '']));
  return { names: pickNewest(names), learnedAt: pickNewest(learnedAt) };
}
