import { kitchenNumber } from '@thali/shared/ids/order-id';
import type { Order, OrderItem } from '@thali/shared/orders/order.contract';
import { tableLabel } from '@thali/shared/tables/table-names';
import { formatDayAndTime } from '../../lib/time/format-time.ts';
import { choicesText } from '../display/choices-text.ts';
import type { PrintLine } from './print-line.ts';
import { type TicketLanguage, ticketTexts } from './ticket-texts.ts';

type TicketOrder = Pick<
  Order,
  | 'id'
  | 'items'
  | 'customerInfo'
  | 'specialInstructions'
  | 'createdAt'
  | 'isTest'
  | 'serviceMode'
  | 'table'
  | 'token'
>;

export interface TicketOptions {
  language: TicketLanguage;
  /** Why the kitchen gets this paper again. */
  mark?: 'reprint' | 'changed' | 'cancelled' | undefined;
}

/** The kitchen ticket of an order: dishes and notes in large type, without prices. Rule: bills-8 */
export function ticketLines(order: TicketOrder, { language, mark }: TicketOptions): PrintLine[] {
  const texts = ticketTexts[language];
  return [
    ...(mark ? [headline(texts[mark])] : []),
    ...(order.isTest ? [headline(texts.testOrder)] : []),
    ...numberLines(order, texts),
    ...(order.table ? [headline(tableLabel(order.table, texts.table))] : []),
    ...(order.serviceMode === 'takeaway' ? [headline(texts.parcel)] : []),
    { kind: 'pair', left: order.customerInfo.name, right: formatDayAndTime(order.createdAt) },
    { kind: 'rule' },
    ...order.items.filter(({ quantity }) => quantity > 0).flatMap(itemLines),
    ...(order.specialInstructions
      ? [{ kind: 'rule' } as const, noteLine(`${texts.note}: ${order.specialInstructions}`)]
      : []),
    { kind: 'rule' },
  ];
}

/** A strip for an order whose printed ticket names another table, null for none. Rule: bills-9 */
export function movedLines(
  order: TicketOrder,
  movedFrom: string | null,
  { language }: Pick<TicketOptions, 'language'>,
): PrintLine[] {
  const texts = ticketTexts[language];
  const nameOf = (table: string | null | undefined) =>
    table ? tableLabel(table, texts.table) : texts.noTable;
  return [
    headline(texts.moved),
    ...numberLines(order, texts),
    headline(`${nameOf(movedFrom)} → ${nameOf(order.table)}`),
    { kind: 'rule' },
  ];
}

/** The token if the mess gives tokens, and the short order number. */
function numberLines(order: TicketOrder, texts: { token: string }): PrintLine[] {
  const number = kitchenNumber(order.id);
  const token = order.token === undefined ? undefined : `${texts.token} ${order.token}`;
  return [
    { kind: 'text', text: token ?? number, size: 'huge', isBold: true, isCentred: true },
    ...(token ? [{ kind: 'text', text: number, isCentred: true } as const] : []),
  ];
}

/** A page that tests the paper width and the letters. */
export function testPageLines(messName: string, language: TicketLanguage): PrintLine[] {
  return [
    headline(messName),
    { kind: 'rule' },
    { kind: 'text', text: ticketTexts[language].testPage, isCentred: true },
    { kind: 'pair', left: 'थाली · Thali', right: '₹1,234.50' },
    { kind: 'rule' },
  ];
}

function headline(text: string): PrintLine {
  return { kind: 'text', text, size: 'large', isBold: true, isCentred: true };
}

function itemLines({ quantity, menuItem, choices, specialInstructions }: OrderItem): PrintLine[] {
  return [
    { kind: 'text', text: `${quantity} × ${menuItem.name}`, size: 'large', isBold: true },
    ...(choices?.length ? [noteLine(`+ ${choicesText(choices)}`)] : []),
    ...(specialInstructions ? [noteLine(`» ${specialInstructions}`)] : []),
  ];
}

function noteLine(text: string): PrintLine {
  return { kind: 'text', text, size: 'large', isBold: true };
}
