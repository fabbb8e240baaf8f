import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import type { LunchHistory } from './history.ts';
import type { Screen } from './listeners.ts';
import type { LunchMess } from './lunch-mess.ts';

export interface LunchCheck {
  /** The contradictions between the stored data and the answers to clients. Empty if all data is consistent. */
  mistakes: string[];
  orders: number;
  portionsTaken: number;
  feesPaid: number;
}

interface Baseline {
  portions: number;
  orderIds: ReadonlySet<string>;
}

/** Reads the state before the first order. Run it in the process of the platform. */
export async function readBaseline(mess: LunchMess): Promise<Baseline> {
  const orders = await storedOrders(mess.vendorId);
  return {
    portions: await portionsOf(mess, mess.limitedDish.id),
    orderIds: new Set(orders.map(({ id }) => id)),
  };
}

/** Compares the answers that clients got with the stored data. Run it in the process of the platform. */
export async function checkLunch(
  mess: LunchMess,
  history: LunchHistory,
  baseline: Baseline,
): Promise<LunchCheck> {
  const orders = (await storedOrders(mess.vendorId)).filter(({ id }) => !baseline.orderIds.has(id));
  const takenPortions = baseline.portions - (await portionsOf(mess, mess.limitedDish.id));
  const mistakes = [
    ...placementMistakes(history, orders),
    ...statusMistakes(history, orders),
    ...portionMistakes(orders, mess.limitedDish.id, takenPortions),
    ...editMistakes(history, await portionsOf(mess, mess.recountedDish.id)),
    ...billMistakes(orders),
    ...(await walletMistakes(mess, history)),
    ...(await projectionMistakes(mess)),
  ];
  const feesPaid = history.payments.filter(({ isPaid }) => isPaid).length;
  return { mistakes, orders: orders.length, portionsTaken: takenPortions, feesPaid };
}

/** Lists screens that never joined, and orders with a wrong status on a screen. */
export function findScreenMistakes(
  orders: readonly Pick<OrderRecord, 'id' | 'status'>[],
  screens: readonly Screen[],
): string[] {
  return screens.flatMap((screen, index) => [
    ...(screen.isSynced ? [] : [`The screen ${index} never joined`]),
    ...orders.flatMap(({ id, status }) => {
      const screenStatus = screen.orders.get(id)?.status;
      return screenStatus === status
        ? []
        : [`The screen ${index} shows ${screenStatus}, but ${id} is ${status}`];
    }),
  ]);
}

/** Each accepted placement has exactly one order: the order that the client got, with the same lines. */
function placementMistakes({ placements }: LunchHistory, orders: readonly OrderRecord[]): string[] {
  const stored = new Map(orders.map((order) => [order.id, order]));
  const acknowledged = new Set<string>();
  const mistakes = placements.flatMap(({ orderIds, refusal, lines }) => {
    if (refusal) return orderIds.size > 0 ? [`A placement got an order, and then ${refusal}`] : [];
    const [id = ''] = orderIds;
    acknowledged.add(id);
    if (orderIds.size !== 1) return [`A placement got ${orderIds.size} orders`];
    const order = stored.get(id);
    if (!order) return [`The order ${id} is lost`];
    const storedLines = order.lines.map(({ menuItemId, quantity, choices = [] }) => ({
      menuItemId,
      quantity,
      choices: choices.map(({ groupId, choiceId }) => ({ groupId, choiceId })),
    }));
    const isSame = JSON.stringify(storedLines) === JSON.stringify(lines);
    return isSame ? [] : [`The lines of the order ${id} differ from the placed lines`];
  });
  const unknownOrders = orders.filter(({ id }) => !acknowledged.has(id));
  return [...mistakes, ...unknownOrders.map(({ id }) => `No client got the order ${id}`)];
}

function statusMistakes({ orderProgress }: LunchHistory, orders: readonly OrderRecord[]): string[] {
  return orders.flatMap(({ id, status }) => {
    const { acknowledged, attempted } = orderProgress.get(id) ?? {};
    if (status === acknowledged || status === attempted) return [];
    return [`The order ${id} is ${status}, but the kitchen got ${acknowledged}`];
  });
}

function portionMistakes(
  orders: readonly OrderRecord[],
  dishId: string,
  takenPortions: number,
): string[] {
  const sold = orders
    .filter(({ status }) => status !== 'cancelled' && status !== 'expired')
    .flatMap(({ lines }) => lines)
    .filter(({ menuItemId }) => menuItemId === dishId)
    .reduce((sum, { quantity }) => sum + quantity, 0);
  return sold === takenPortions
    ? []
    : [`${sold} portions are sold, but the stock fell by ${takenPortions}`];
}

/** The bills of completed orders are numbered without gaps or repeats. */
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

/** The ledger adds up and holds each acknowledged payment once. */
async function walletMistakes(
  { vendorId }: LunchMess,
  { payments }: LunchHistory,
): Promise<string[]> {
  const { recountWallet } = await import('@thali/functions/wallet/recount-wallet');
  const { readSettlements } = await import('@thali/functions/ledger/ledger.table');
  const { drifts } = await recountWallet(vendorId);
  const settlements = await readSettlements(vendorId, { first: 1, last: 999_999 });
  const settled = settlements.filter(({ status }) => status === 'settled');
  const sum = (list: readonly number[]) => list.reduce((total, paise) => total + paise, 0);
  const paidPaise = sum(payments.filter(({ isPaid }) => isPaid).map(({ paise }) => paise));
  const settledPaise = sum(settled.map(({ amountPaise }) => amountPaise));
  const open = payments.filter(({ isPaid }) => !isPaid).map(({ paise }) => paise);
  const isAccounted = settledPaise >= paidPaise && settledPaise <= paidPaise + sum(open);
  return [
    ...drifts,
    ...payments
      .filter(({ settlementIds }) => settlementIds.size > 1)
      .map(({ key }) => `The payment ${key} got several settlements`),
    ...(settlements.length > payments.length
      ? [`${settlements.length} settlements for ${payments.length} payments`]
      : []),
    ...(isAccounted ? [] : [`${paidPaise} paise were paid, but ${settledPaise} are settled`]),
  ];
}

async function projectionMistakes({ vendorId }: LunchMess): Promise<string[]> {
  const { findDrift } = await import('@thali/functions/analytics/find-drift');
  const { readAllOrders } = await import('@thali/functions/analytics/rebuild-vendor');
  const { readStoredProjections } = await import(
    '@thali/functions/analytics/stored-projections.table'
  );
  const drifts = findDrift(await readAllOrders(vendorId), await readStoredProjections(vendorId));
  return drifts.map(({ kind, name }) => `The projection ${kind} ${name} differs from a recount`);
}

export async function storedOrders(vendorId: string): Promise<OrderRecord[]> {
  const { findVendorOrders } = await import('@thali/functions/orders/store/vendor-orders.table');
  return (await findVendorOrders(vendorId, { limit: 1e6, max: 1e6 })).orders;
}

async function portionsOf({ vendorId }: LunchMess, dishId: string): Promise<number> {
  const { readStorefront } = await import('@thali/functions/menu/storefront.table');
  const items = (await readStorefront(vendorId))?.items ?? [];
  return items.find(({ id }) => id === dishId)?.stock ?? Number.NaN;
}
