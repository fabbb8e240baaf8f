import { kitchenNumber } from '@thali/shared/ids/order-id';
import { formatShortPaise, toPaise } from '@thali/shared/money/paise';
import type { Order, OrderItem } from '@thali/shared/orders/order.contract';
import { tableLabel } from '@thali/shared/tables/table-names';
import { formatDayAndTime, formatTime } from '../../lib/time/format-time.ts';
import { choicesText } from '../display/choices-text.ts';
import { dishNamed } from '../display/dish-name.ts';
import { isUnpaid } from '../payment/hand-over.ts';
import { paymentState } from '../payment/payment-state.ts';
import type { PrintLine } from './print-line.ts';
import * as texts from './ticket-texts.ts';

const reasons = texts.reasons;

/**
 * The kitchen's ticket: dishes and notes in large type, without their prices.
 * @param reason  the reason for another ticket of the same order
 * Rule: bills-8, bills-10
 */
export function ticketLines(order: Order, reason?: keyof typeof reasons): PrintLine[] {
  const items = order.items.filter(({ quantity }) => quantity > 0);
  return [
    ...(reason ? [headline(reasons[reason])] : []),
    ...(order.isTest ? [headline(texts.testOrder)] : []),
    ...numberLines(order),
    ...(order.table ? [headline(tableLabel(order.table, texts.table))] : []),
    ...(order.serviceMode === 'takeaway' ? [headline(texts.parcel)] : []),
    { kind: 'pair', left: order.customerInfo.name, right: formatDayAndTime(order.createdAt) },
    { kind: 'rule' },
    ...items.flatMap(itemLines),
    ...(order.specialInstructions
      ? [{ kind: 'rule' } as const, noteLine(texts.note(order.specialInstructions))]
      : []),
    { kind: 'rule' },
    ...(reason === 'cancelled' ? [] : footLines(order, items)),
  ];
}

/** The foot: the number of items, the promised time and the payment. */
function footLines(order: Order, items: readonly OrderItem[]): PrintLine[] {
  const { estimatedReadyTime: readyAt, finalAmount, isTest } = order;
  const count = items.reduce((sum, { quantity }) => sum + quantity, 0);
  const toCollect = texts.collect(formatShortPaise(toPaise(finalAmount)));
  const isPaid = !isTest && paymentState(order).kind === 'paid';
  return [
    {
      kind: 'pair',
      left: texts.items(count),
      right: readyAt ? texts.readyBy(formatTime(readyAt)) : '',
      isBold: true,
    },
    ...(isUnpaid(order) ? [headline(toCollect)] : []),
    ...(isPaid ? [headline(texts.paid)] : []),
  ];
}

/**
 * A note that an order has moved.
 * @param movedFrom  the table on the earlier ticket; null if it named none
 * Rule: bills-9
 */
export function movedLines(order: Order, movedFrom: string | null): PrintLine[] {
  const nameOf = (table: string | null | undefined) =>
    table ? tableLabel(table, texts.table) : texts.noTable;
  return [
    headline(texts.moved),
    ...numberLines(order),
    headline(`${nameOf(movedFrom)} → ${nameOf(order.table)}`),
    { kind: 'rule' },
  ];
}

/** The token, if any, and the short order number or the number of an offline sale. */
function numberLines(order: Order): PrintLine[] {
  const number = order.offline?.number ?? kitchenNumber(order.id);
  const token = order.token === undefined ? undefined : texts.token(order.token);
  return [
    { kind: 'text', text: token ?? number, size: 'huge', isBold: true, isCentred: true },
    ...(token ? [{ kind: 'text', text: number, isCentred: true } as const] : []),
  ];
}

/** A page to test the width of the paper and the letters. */
export function testPageLines(messName: string): PrintLine[] {
  return [
    headline(messName),
    { kind: 'rule' },
    { kind: 'text', text: texts.testPage, isCentred: true },
    { kind: 'pair', left: 'थाली · Thali', right: '₹1,234.50' },
    { kind: 'rule' },
  ];
}

function headline(text: string): PrintLine {
  return { kind: 'text', text, size: 'large', isBold: true, isCentred: true };
}

function itemLines(item: OrderItem): PrintLine[] {
  const { quantity, menuItemId, menuItem, choices = [], specialInstructions } = item;
  // A size is the dish itself, not an addition.
  const size = choices.find(({ groupId }) => groupId === menuItemId);
  const additions = choices.filter((choice) => choice !== size);
  const name = dishNamed(menuItem);
  const dish = size ? `${name} (${size.name})` : name;
  return [
    { kind: 'text', text: `${quantity} × ${dish}`, size: 'large', isBold: true },
    ...(additions.length > 0 ? [belowDish(`+ ${choicesText(additions)}`)] : []),
    ...(specialInstructions ? [belowDish(`» ${specialInstructions}`)] : []),
  ];
}

function belowDish(text: string): PrintLine {
  return { kind: 'text', text, size: 'large', isBold: true, isIndented: true };
}

function noteLine(text: string): PrintLine {
  return { kind: 'text', text, size: 'large', isBold: true };
}
