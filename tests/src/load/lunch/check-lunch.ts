import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import type { LunchHistory } from './history.ts';
import type { Stage } from './stage.ts';

export interface LunchCheck {
  /** What is stored and what was told do not agree; none: nothing is lost. */
  mistakes: string[];
  orders: number;
  portionsTaken: number;
  feesPaid: number;
}

interface Before {
  portions: number;
  orderIds: ReadonlySet<string>;
}

/** What the check begins from: before anybody orders. In the process of the platform. */
export async function lookBefore(stage: Stage): Promise<Before> {
  const orders = await storedOrders(stage.vendorId);
  return {
    portions: await portionsOf(stage, stage.limited.id),
    orderIds: new Set(orders.map(({ id }) => id)),
  };
}

/** Holds all that was told against all that is stored. In the process of the platform. */
export async function checkLunch(
  stage: Stage,
  history: LunchHistory,
  before: Before,
): Promise<LunchCheck> {
  const orders = (await storedOrders(stage.vendorId)).filter(({ id }) => !before.orderIds.has(id));
  const taken = before.portions - (await portionsOf(stage, stage.limited.id));
  const mistakes = [
    ...placementMistakes(history, orders),
    ...courseMistakes(history, orders),
    ...portionMistakes(orders, stage.limited.id, taken),
    ...editMistakes(history, await portionsOf(stage, stage.edited.id)),
    ...billMistakes(orders),
    ...(await walletMistakes(stage, history)),
    ...(await projectionMistakes(stage)),
  ];
  const feesPaid = history.payments.filter(({ isPaid }) => isPaid).length;
  return { mistakes, orders: orders.length, portionsTaken: taken, feesPaid };
}

/** One order for each placement that was not refused: the one that was told, with what was ordered. */
function placementMistakes({ placements }: LunchHistory, orders: readonly OrderRecord[]): string[] {
  const stored = new Map(orders.map((order) => [order.id, order]));
  const told = new Set<string>();
  const mistakes = placements.flatMap(({ orderIds, refusal, lines }) => {
    if (refusal) return orderIds.size > 0 ? [`Told an order, and then ${refusal}`] : [];
    const [id = ''] = orderIds;
    told.add(id);
    if (orderIds.size !== 1) return [`A placement was told ${orderIds.size} orders`];
    const order = stored.get(id);
    if (!order) return [`The order ${id} is lost`];
    const kept = order.lines.map(({ menuItemId, quantity, choices = [] }) => ({
      menuItemId,
      quantity,
      choices: choices.map(({ groupId, choiceId }) => ({ groupId, choiceId })),
    }));
    return JSON.stringify(kept) === JSON.stringify(lines) ? [] : [`The order ${id} is another one`];
  });
  const unknown = orders.filter(({ id }) => !told.has(id));
  return [...mistakes, ...unknown.map(({ id }) => `Nobody knows of the order ${id}`)];
}

function courseMistakes({ courses }: LunchHistory, orders: readonly OrderRecord[]): string[] {
  return orders.flatMap(({ id, status }) => {
    const { acknowledged, attempted } = courses.get(id) ?? {};
    if (status === acknowledged || status === attempted) return [];
    return [`The order ${id} is ${status}, and ${acknowledged} was told`];
  });
}

function portionMistakes(orders: readonly OrderRecord[], dishId: string, taken: number): string[] {
  const sold = orders
    .filter(({ status }) => status !== 'cancelled' && status !== 'expired')
    .flatMap(({ lines }) => lines)
    .filter(({ menuItemId }) => menuItemId === dishId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return sold === taken ? [] : [`${sold} portions are sold, and ${taken} are gone`];
}

/** Each completed order has a number, no two the same and none between them missing. */
function billMistakes(orders: readonly OrderRecord[]): string[] {
  const completed = orders.filter(({ status }) => status === 'completed');
  const numbers = completed.map(({ bill }) => bill?.number ?? 'none').sort();
  const first = Number(numbers[0]?.slice(-6));
  return numbers.flatMap((number, index) =>
    Number(number.slice(-6)) === first + index ? [] : [`The bill ${number} is number ${index + 1}`],
  );
}

function editMistakes({ portions }: LunchHistory, stored: number): string[] {
  const possible = [portions.acknowledged, ...portions.attempted];
  return possible.includes(stored) ? [] : [`A dish has ${stored} portions, not ${possible}`];
}

/** The ledger adds up, and each payment that was told is in it, once. */
async function walletMistakes({ vendorId }: Stage, { payments }: LunchHistory): Promise<string[]> {
  const { recountWallet } = await import('@thali/functions/wallet/recount-wallet');
  const { readSettlements } = await import('@thali/functions/ledger/ledger.table');
  const { drifts } = await recountWallet(vendorId);
  const settlements = await readSettlements(vendorId, { first: 1, last: 999_999 });
  const settled = settlements.filter(({ status }) => status === 'settled');
  const sum = (list: readonly number[]) => list.reduce((total, one) => total + one, 0);
  const paidPaise = sum(payments.filter(({ isPaid }) => isPaid).map(({ paise }) => paise));
  const settledPaise = sum(settled.map(({ amountPaise }) => amountPaise));
  const open = payments.filter(({ isPaid }) => !isPaid).map(({ paise }) => paise);
  const isAccounted = settledPaise >= paidPaise && settledPaise <= paidPaise + sum(open);
  return [
    ...drifts,
    ...payments
      .filter(({ settlementIds }) => settlementIds.size > 1)
      .map(({ key }) => `The payment ${key} was told several settlements`),
    ...(settlements.length > payments.length
      ? [`${settlements.length} settlements for ${payments.length} payments`]
      : []),
    ...(isAccounted ? [] : [`${paidPaise} paise were paid, and ${settledPaise} are settled`]),
  ];
}

async function projectionMistakes({ vendorId }: Stage): Promise<string[]> {
  const { findDrift } = await import('@thali/functions/analytics/find-drift');
  const { readAllOrders } = await import('@thali/functions/analytics/rebuild-vendor');
  const { readStored } = await import('@thali/functions/analytics/stored-projections.table');
  const drifts = findDrift(await readAllOrders(vendorId), await readStored(vendorId));
  return drifts.map(
    ({ kind, name }) => `The projection ${kind} ${name} is not what a recount says`,
  );
}

export async function storedOrders(vendorId: string): Promise<OrderRecord[]> {
  const { findVendorOrders } = await import('@thali/functions/orders/store/vendor-orders.table');
  return (await findVendorOrders(vendorId, { limit: 1e6, max: 1e6 })).orders;
}

async function portionsOf({ vendorId }: Stage, dishId: string): Promise<number> {
  const { readStorefront } = await import('@thali/functions/menu/storefront.table');
  const items = (await readStorefront(vendorId))?.items ?? [];
  return items.find(({ id }) => id === dishId)?.stock ?? Number.NaN;
}
