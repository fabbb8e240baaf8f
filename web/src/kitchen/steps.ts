import { vendorIdOfOrder } from '@thali/shared/ids/order-id';
import type { Order } from '@thali/shared/orders/order.contract';
import { isOngoing, type OrderStatus } from '@thali/shared/orders/order-status';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { RequestOf } from '../lib/api/calls.ts';
import { clockBehind } from '../lib/time/server-clock.ts';
import type { cancelBody, endBody } from '../orders/end-order/cancel-choice.ts';
import type { SettledMoney } from '../orders/payment/hand-over.ts';
import type { KitchenGroup, KitchenItem } from './kitchen-data.ts';

/** An action that staff tapped. */
export type StepAction =
  | {
      kind: 'status';
      orderId: string;
      /** The token of the order, for texts about the step. */
      token?: number | undefined;
      status: OrderStatus;
      /** Minutes from the tap. */
      readyInMinutes?: number | undefined;
      cancel?: ReturnType<typeof cancelBody> | undefined;
      /** Whether staff hand over the order unpaid. */
      isUnpaid?: boolean | undefined;
      /** The money of the hand-over, for texts about the step. */
      settled?: SettledMoney | undefined;
    }
  /** Ends an order that its guest did not collect. */
  | { kind: 'end'; orderId: string; token?: number | undefined; how: ReturnType<typeof endBody> }
  | { kind: 'acknowledge'; orderId: string; token?: number | undefined }
  | {
      kind: 'tick';
      orderId: string;
      token?: number | undefined;
      lines: readonly number[];
      isDone: boolean;
    }
  | { kind: 'ready-time'; orderId: string; token?: number | undefined; readyInMinutes: number }
  /** Null removes the table. */
  | { kind: 'table'; orderId: string; token?: number | undefined; table: string | null }
  | { kind: 'received'; orderId: string; token?: number | undefined; method: 'upi' | 'cash' }
  | {
      kind: 'item';
      vendorId: string;
      itemId: string;
      soldOutToday?: boolean;
      quantity?: number | null;
      /** The number of portions on screen when staff tapped. */
      knownQuantity?: number | null;
    }
  | {
      kind: 'choice';
      vendorId: string;
      groupId: string;
      choiceId: string;
      soldOutToday: boolean;
    }
  /** What was made and left at a meal. */
  | {
      kind: 'pots';
      vendorId: string;
      date: string;
      mealId: string;
      pots: readonly RecordedEntry[];
    };

export type PotsAction = Extract<StepAction, { kind: 'pots' }>;

type RecordedEntry =
  RequestOf<'PUT /vendors/{vendorId}/pots/{date}/{mealId}'>['body']['pots'][number];

/** A tapped action that the server has not answered yet. */
export interface Step {
  key: string;
  /** The steps of one tap have the same group, and are undone together. */
  group: string;
  /** The time of the tap, in ISO 8601. */
  at: string;
  /** The end of the time to undo, in epoch milliseconds. */
  sendAt: number;
  /** Tells the server who tapped: a value of the header `x-acting`. Absent on a locked device. Rule: team-7 */
  claim?: string;
  /** How often the server refused the step, because the portions were no longer `knownQuantity`. */
  conflicts?: number;
  act: StepAction;
}

/** The id of the order, dish, choice or meal that a step changes. Steps with one subject are sent one after the other. */
export function subjectOf({ act }: Pick<Step, 'act'>): string {
  if (act.kind === 'choice') return act.groupId + act.choiceId;
  if (act.kind === 'pots') return `${act.date}#${act.mealId}`;
  return act.kind === 'item' ? act.itemId : act.orderId;
}

/** Whether an action changes today's menu instead of an order. */
export function isMenuAction(
  act: StepAction,
): act is Extract<StepAction, { kind: 'item' | 'choice' }> {
  return act.kind === 'item' || act.kind === 'choice';
}

/** Whether a step belongs to a mess. A browser can become a device of another mess. */
export function belongsTo(vendorId: string, { act }: Step): boolean {
  return ('vendorId' in act ? act.vendorId : vendorIdOfOrder(act.orderId)) === vendorId;
}

/** The queue does not send older steps, because they no longer help the guest. */
const maxAgeMs = 12 * 60 * 60 * 1000;

/** Whether a step waited too long for the network. Sold-out marks end at midnight. */
export function isOutdated({ act, at }: Step, now: Date): boolean {
  const tapTime = new Date(at);
  if (isMenuAction(act)) return toIst(tapTime).date !== toIst(now).date;
  // The server takes pots until the end of the next day. Rule: pots-2
  if (act.kind === 'pots') return toIst(now).date > addDays(act.date, 1);
  return now.getTime() - tapTime.getTime() > maxAgeMs;
}

/** The orders with the unanswered steps applied. */
export function ordersAfter(orders: readonly Order[], steps: readonly Step[]): readonly Order[] {
  if (steps.length === 0) return orders;
  const bySubject = new Map<string, Step[]>();
  for (const step of steps) {
    const subject = subjectOf(step);
    bySubject.set(subject, [...(bySubject.get(subject) ?? []), step]);
  }
  return orders
    .map((order) => (bySubject.get(order.id) ?? []).reduce(orderAfter, order))
    .filter(({ status }) => isOngoing(status));
}

function orderAfter(order: Order, { act, at }: Step): Order {
  const acknowledged = { ...order, acknowledgedAt: order.acknowledgedAt ?? at };
  switch (act.kind) {
    case 'status': {
      const { status } = act;
      const statusTimes = { ...order.statusTimes, [status]: at };
      return {
        ...acknowledged,
        status,
        estimatedReadyTime: readyTimeAfter(order, act, at),
        statusTimes,
      };
    }
    case 'end':
      return { ...acknowledged, status: 'cancelled' };
    case 'tick':
      return { ...acknowledged, items: withTicks(order.items, act) };
    case 'ready-time':
      return { ...acknowledged, estimatedReadyTime: readyTimeAfter(order, act, at) };
    case 'table':
      return atTable(acknowledged, act.table);
    case 'received':
      return withPaymentReceived(acknowledged, act.method, at);
    default:
      return acknowledged;
  }
}

function readyTimeAfter(
  order: Order,
  { readyInMinutes }: { readyInMinutes?: number | undefined },
  at: string,
): string | null {
  if (readyInMinutes === undefined) return order.estimatedReadyTime;
  return new Date(Date.parse(at) + clockBehind.get() + readyInMinutes * 60_000).toISOString();
}

/** Moves an order in the same way as the server. Rule: tables-5 */
function atTable({ table: _, ...order }: Order, table: string | null): Order {
  return table === null ? order : { ...order, serviceMode: 'dine_in', table };
}

/** As on the server, only the first tap counts. Rule: pay-15 */
function withPaymentReceived(order: Order, method: 'upi' | 'cash', at: string): Order {
  if (order.payment?.receivedAt) return order;
  return {
    ...order,
    paymentMethod: method === 'cash' ? 'cod' : 'upi',
    paymentStatus: 'paid',
    payment: { ...order.payment, receivedAt: at },
  };
}

function withTicks(
  items: Order['items'],
  { lines, isDone }: Extract<StepAction, { kind: 'tick' }>,
) {
  return items.map((item, index) => (lines.includes(index) ? { ...item, isDone } : item));
}

/** The dishes with the unanswered steps applied. */
export function itemsAfter(
  items: readonly KitchenItem[],
  steps: readonly Step[],
): readonly KitchenItem[] {
  const actions = steps.flatMap(({ act }) => (act.kind === 'item' ? act : []));
  if (actions.length === 0) return items;
  return items.map((item) => {
    const { soldOutToday, quantity }: Partial<KitchenItem> = Object.assign(
      {},
      item,
      ...actions.filter(({ itemId }) => itemId === item.id),
    );
    return { ...item, soldOutToday: soldOutToday ?? false, quantity: quantity ?? null };
  });
}

/** The option groups with the unanswered steps applied. */
export function groupsAfter(
  groups: readonly KitchenGroup[],
  steps: readonly Step[],
): readonly KitchenGroup[] {
  const actions = steps.flatMap(({ act }) => (act.kind === 'choice' ? act : []));
  if (actions.length === 0) return groups;
  return groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => {
      const lastAction = actions.findLast(
        ({ groupId, choiceId }) => groupId === group.id && choiceId === choice.id,
      );
      return lastAction ? { ...choice, soldOutToday: lastAction.soldOutToday } : choice;
    }),
  }));
}
