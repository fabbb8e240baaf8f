import { ChoiceId, MenuId, OrderId } from '@thali/shared/ids/ids';
import { isAccepted, isOrderStatus, type OrderStatus } from '@thali/shared/orders/order-status';
import { countedAt } from '@thali/shared/pre-orders/pre-order-times';
import { istHour, toIst } from '@thali/shared/time/ist';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { customerKeys } from '../table/keys.ts';
import { answerFigure } from './answers.ts';
import { type MoneyFigures, moneyFigures } from './money-figures.ts';

/**
 * The fields of an order that projections count. Only the status, its fields, the answer and the money can change.
 */
export interface OrderFacts {
  id: string;
  vendorId: string;
  /** The order's date in India, or the date of its slot. */
  date: string;
  hour: number;
  /** Undefined for a sale at the counter without a phone. */
  customer: { key: string; name: string; phone: string } | undefined;
  isCounterSale: boolean;
  isPreOrder: boolean;
  createdAt: string;
  status: OrderStatus;
  /** The time of the last change; later states compare greater. */
  revision: string;
  /** Whether staff cancelled the order because nobody collected it. */
  isNotCollected: boolean;
  /** Whether the order reached `ready`. Counts only after the order has expired. */
  wasReady: boolean;
  /** Whether the kitchen accepted the order. Only an accepted order creates a customer. Rule: customers-8 */
  isConfirmed: boolean;
  /** The name of the order's answer-time figure; undefined before the kitchen answers. */
  answer: string | undefined;
  /** The status of an unproven order while it waits for the kitchen. */
  waitingStatus: OrderStatus | undefined;
  /** The revenue by payment state; undefined for cash. May change without a new status. */
  money: MoneyFigures | undefined;
  totalPaise: number;
  feePaise: number;
  lines: {
    itemId: string;
    name: string;
    quantity: number;
    paise: number;
    choices: ChoiceFacts[];
  }[];
}

/** `id` joins the ids of the group and the choice, because a choice's id is unique only within its group. */
export interface ChoiceFacts {
  id: string;
  name: string;
}

/** An order of a known customer. */
export type CustomerOrder = OrderFacts & { customer: NonNullable<OrderFacts['customer']> };

export function hasCustomer(order: OrderFacts): order is CustomerOrder {
  return order.customer !== undefined;
}

/** The keys of the customers of orders. */
export function customerKeysOf(orders: readonly OrderFacts[]): Set<string> {
  return new Set(orders.filter(hasCustomer).map(({ customer }) => customer.key));
}

/** With more choices per order, dishes and choices would not fit into one update expression (see `projectOrders`). */
const maxChoices = 100;

/** A malformed order record. A retry does not help; an operator must look at it. */
export class PoisonRecord extends Error {
  override readonly name = 'PoisonRecord';
}

/** @throws PoisonRecord */
export function factsOf(order: OrderRecord): OrderFacts {
  if (!isValid(order)) throw new PoisonRecord(`The order ${order.id} is malformed`);
  const { totalPaise, feePaise, status, statusTimes, updatedAt, createdAt } = order;
  const servedAt = new Date(countedAt(order));
  return {
    id: order.id,
    vendorId: order.vendorId,
    date: toIst(servedAt).date,
    hour: istHour(servedAt),
    customer: customerOf(order),
    isCounterSale: order.counterId !== undefined,
    isPreOrder: order.readyFor !== undefined,
    createdAt,
    status,
    revision: updatedAt,
    isNotCollected: order.cancelReason === 'not_collected',
    wasReady: statusTimes.ready !== undefined,
    isConfirmed: isAccepted(status) || statusTimes.confirmed !== undefined,
    answer: answerFigure(order),
    waitingStatus: order.isUnproven && !order.readyFor ? firstStatus(order) : undefined,
    money: moneyFigures(order),
    totalPaise,
    feePaise,
    lines: linesOf(order),
  };
}

function linesOf({ lines }: OrderRecord): OrderFacts['lines'] {
  let choicesLeft = maxChoices;
  return lines.map(({ menuItemId, name, quantity, unitPricePaise, choices = [] }) => {
    const counted = choices.slice(0, choicesLeft);
    choicesLeft -= counted.length;
    return {
      itemId: menuItemId,
      name,
      quantity,
      paise: quantity * unitPricePaise,
      choices: counted.map((choice) => ({
        id: choice.groupId + choice.choiceId,
        name: choice.name,
      })),
    };
  });
}

/** An automatically accepted order starts as confirmed. */
function firstStatus({ statusTimes, createdAt }: OrderRecord): OrderStatus {
  return statusTimes.confirmed === createdAt ? 'confirmed' : 'pending';
}

/** An account is one person at any phone; a guest is a phone. */
function customerOf(order: OrderRecord): OrderFacts['customer'] {
  const { customerId, customerName: name, customerPhone: phone, erasedAs } = order;
  const guestKey = erasedAs ?? phone;
  if (!customerId && !guestKey) return undefined;
  const key = customerId ? customerKeys.account(customerId) : customerKeys.guest(guestKey);
  return { key, name, phone };
}

/** Checks types at run time: a stored record is not typed. */
function isValid(order: OrderRecord): boolean {
  const { customerId, customerName, customerPhone, erasedAs, counterId, statusTimes } = order;
  return (
    OrderId.safeParse(order.id).success &&
    isOrderStatus(order.status) &&
    isAmount(order.totalPaise) &&
    isAmount(order.feePaise) &&
    isTime(countedAt(order)) &&
    isTime(order.createdAt) &&
    isTime(order.updatedAt) &&
    typeof statusTimes === 'object' &&
    typeof customerName === 'string' &&
    typeof customerPhone === 'string' &&
    Boolean(customerId || customerPhone || erasedAs || counterId) &&
    order.lines.every(isValidLine)
  );
}

function isValidLine(line: OrderRecord['lines'][number]): boolean {
  const { menuItemId, name, quantity, unitPricePaise, choices = [] } = line;
  return (
    typeof menuItemId === 'string' &&
    typeof name === 'string' &&
    isAmount(quantity) &&
    isAmount(unitPricePaise) &&
    isAmount(quantity * unitPricePaise) &&
    Array.isArray(choices) &&
    choices.every(
      (choice) =>
        MenuId.safeParse(choice.groupId).success &&
        ChoiceId.safeParse(choice.choiceId).success &&
        typeof choice.name === 'string',
    )
  );
}

function isAmount(value: unknown): boolean {
  return Number.isSafeInteger(value) && Number(value) >= 0;
}

/** Accepts only the platform's own time format in this century, so the texts sort by time. */
const time = /^20\d\d-\d\d-\d\dT\d\d:\d\d:\d\d\.\d\d\dZ$/;

function isTime(text: unknown): boolean {
  return typeof text === 'string' && time.test(text) && !Number.isNaN(Date.parse(text));
}
