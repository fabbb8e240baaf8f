import type { OrderRecord } from '@thali/functions/orders/store/order-record';
import { historyMark } from '@thali/local/history/history-mark';
import type { Random } from '@thali/local/history/random';
import { platformFee } from '@thali/shared/orders/platform-fee';
import { addDays } from '@thali/shared/time/dates';
import { randomIds } from './random-ids.ts';

interface Options {
  count: number;
  /** The last day with an order, in India's time. */
  lastDay: string;
  days: number;
  /** Number of customers. Every third has an account. */
  people: number;
}

/** A status, or the special end 'not collected'. */
type Step = OrderRecord['status'] | 'not collected';

const minuteMs = 60_000;
const dayMs = 24 * 60 * minuteMs;

/** Possible status sequences after the placement. */
const statusSequences: readonly (readonly Step[])[] = [
  [],
  ['confirmed'],
  ['confirmed', 'preparing'],
  ['confirmed', 'preparing', 'ready'],
  ['confirmed', 'preparing', 'ready', 'completed'],
  ['confirmed', 'preparing', 'ready', 'completed'],
  ['confirmed', 'preparing', 'ready', 'completed'],
  ['cancelled'],
  ['confirmed', 'expired'],
  ['confirmed', 'not collected'],
  ['confirmed', 'preparing', 'ready', 'not collected'],
  ['confirmed', 'preparing', 'ready', 'expired'],
  ['expired'],
];

const dishes = ['Veg Thali', 'Poha', 'Misal Pav', 'Chai', 'Dosa', 'Rajma', 'Lassi'].map(
  (name, index) => ({
    id: `D${String(index).padStart(11, '0')}`,
    name,
    pricePaise: 1550 * (index + 1),
  }),
);

/** The expensive dishes have the choices half and full. */
const portions = ['Half', 'Full'].map((name, index) => ({
  ...{ groupId: 'P0RT10N00000', choiceId: `000${index}`, name, pricePaise: 0 },
  isStockCounted: false,
}));

/** Random orders of a vendor. Each order is the list of its states, the oldest first. */
export function orderHistories(
  vendorId: string,
  random: Random,
  { count, lastDay, days, people }: Options,
): OrderRecord[][] {
  const customers = Array.from({ length: people }, (_, index) => ({
    customerPhone: randomIds.phone(),
    ...(index % 3 === 0 && { customerId: `${vendorId}${String(index).padStart(16, '0')}` }),
  }));
  const startedAt = Date.parse(`${addDays(lastDay, 1 - days)}T00:00:00+05:30`);
  return Array.from({ length: count }, () => {
    const customer = customers[random.between(0, people - 1)];
    if (!customer) throw new Error('No customer');
    const placedMs = startedAt + random.between(0, days * dayMs - 1);
    return historyOf(vendorId, random, placedMs, {
      ...customer,
      customerName: random.pick(['Asha', 'Ravi Kumar', 'Zoya', 'ठाकरे', '=1+1']),
    });
  });
}

function historyOf(
  vendorId: string,
  random: Random,
  placedMs: number,
  customer: Pick<OrderRecord, 'customerName' | 'customerPhone' | 'customerId'>,
): OrderRecord[] {
  const lines = Array.from({ length: random.between(1, 4) }, () => {
    const { id, name, pricePaise } = random.pick(dishes);
    const quantity = random.between(1, 3);
    const flags = { isVegetarian: true, isStockCounted: false };
    const choices = pricePaise > 60_00 ? [random.pick(portions)] : undefined;
    return { menuItemId: id, name, quantity, unitPricePaise: pricePaise, choices, ...flags };
  });
  const totalPaise = lines.reduce((sum, line) => sum + line.quantity * line.unitPricePaise, 0);
  const createdAt = new Date(placedMs).toISOString();
  const placed: OrderRecord = {
    id: randomIds.order(vendorId),
    vendorId,
    ...customer,
    lines,
    status: 'pending',
    totalPaise,
    feePaise: platformFee(totalPaise),
    feeStatus: 'pending',
    paymentStatus: 'pending',
    paymentMethod: 'cod',
    statusTimes: {},
    createdAt,
    updatedAt: createdAt,
    // The live link does not announce orders with this mark.
    bodyHash: historyMark,
  };
  const states = [placed];
  for (const [index, step] of random.pick(statusSequences).entries()) {
    const updatedAt = new Date(placedMs + (index + 1) * random.between(1, minuteMs)).toISOString();
    states.push(stateAfter(states.at(-1) ?? placed, step, updatedAt));
  }
  return inOrder(states);
}

function stateAfter(before: OrderRecord, step: Step, updatedAt: string): OrderRecord {
  if (step === 'not collected') {
    return { ...before, status: 'cancelled', cancelReason: 'not_collected', updatedAt };
  }
  const statusTimes = { ...before.statusTimes, [step]: updatedAt };
  const acknowledgedNow = step === 'expired' ? undefined : updatedAt;
  const acknowledgedAt = before.acknowledgedAt ?? acknowledgedNow;
  return { ...before, status: step, statusTimes, updatedAt, acknowledgedAt };
}

/** Makes the times of the states strictly ascending. */
function inOrder(states: OrderRecord[]): OrderRecord[] {
  let last = 0;
  return states.map((state) => {
    last = Math.max(Date.parse(state.updatedAt), last + 1);
    return { ...state, updatedAt: new Date(last).toISOString() };
  });
}

export function lastStates(histories: readonly OrderRecord[][]): OrderRecord[] {
  return histories.flatMap((states) => states.at(-1) ?? []);
}
