import type { Bill } from '@thali/shared/bills/bill.contract';
import { compositionSentence, type GstScheme } from '@thali/shared/bills/bill-settings';
import { kitchenNumber } from '@thali/shared/ids/order-id';
import { formatRupees } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { formatDate, formatTime } from '../../lib/time/format-time.ts';
import { choicesText } from '../display/choices-text.ts';
import { presentItems } from '../display/order-texts.ts';
import type { PrintLine } from '../printing/print-line.ts';
import * as texts from './bill-texts.ts';

const titles: Record<GstScheme, string> = texts.titles;
const methods: Record<string, string> = texts.methods;

/** The lines of a bill, on screen and on paper. Rule: bills-5 */
export function billLines(
  bill: Bill,
  order: Pick<Order, 'id' | 'items' | 'parcelCharge' | 'table' | 'token'>,
): PrintLine[] {
  return [
    ...sellerLines(bill),
    { kind: 'rule' },
    { kind: 'pair', left: texts.number, right: bill.number, isBold: true },
    { kind: 'pair', left: texts.date, right: `${formatDate(bill.date)}, ${formatTime(bill.date)}` },
    { kind: 'pair', left: texts.order, right: kitchenNumber(order.id) },
    ...(order.token
      ? [{ kind: 'pair', left: texts.token, right: String(order.token) } as const]
      : []),
    ...(order.table ? [{ kind: 'pair', left: texts.table, right: order.table } as const] : []),
    { kind: 'rule' },
    ...presentItems(order).flatMap(itemLines),
    { kind: 'rule' },
    ...sumLines(bill, order.parcelCharge),
  ];
}

function sellerLines({ scheme, seller }: Bill): PrintLine[] {
  const { name, legalName, address, gstin, fssai } = seller;
  const sellerTexts = [
    legalName === name ? undefined : legalName,
    address,
    gstin && `GSTIN ${gstin}`,
    fssai && `FSSAI ${fssai}`,
  ];
  return [
    { kind: 'text', text: name, size: 'large', isBold: true, isCentred: true },
    ...sellerTexts.flatMap((text): PrintLine[] =>
      text ? [{ kind: 'text', text, size: 'small', isCentred: true }] : [],
    ),
    { kind: 'rule' },
    { kind: 'text', text: titles[scheme], isBold: true, isCentred: true },
    ...(scheme === 'composition'
      ? [{ kind: 'text', text: compositionSentence, size: 'small', isCentred: true } as const]
      : []),
  ];
}

function itemLines(item: Order['items'][number]): PrintLine[] {
  const { quantity, menuItem, choices, totalPrice } = item;
  return [
    { kind: 'pair', left: `${quantity} × ${menuItem.name}`, right: formatRupees(totalPrice) },
    ...(choices?.length
      ? [{ kind: 'text', text: choicesText(choices), size: 'small' } as const]
      : []),
  ];
}

function sumLines(bill: Bill, parcelCharge = 0): PrintLine[] {
  const { total, platformFee, amount, taxable, cgst, sgst, paymentMethod } = bill;
  const pair = (left: string, rupees: number): PrintLine => ({
    kind: 'pair',
    left,
    right: formatRupees(rupees),
  });
  const lines: PrintLine[] = [
    ...(amount > total || parcelCharge > 0 ? [pair(texts.food, total - parcelCharge)] : []),
    ...(parcelCharge > 0 ? [pair(texts.parcelCharge, parcelCharge)] : []),
    ...(platformFee > 0 ? [pair(texts.platformFee, platformFee)] : []),
    { kind: 'pair', left: texts.total, right: formatRupees(amount), size: 'large', isBold: true },
    { kind: 'pair', left: texts.paid, right: paidBy(paymentMethod) },
  ];
  if (taxable === null || cgst === null || sgst === null) return lines;
  return [
    ...lines,
    { kind: 'rule' } as const,
    { kind: 'text', text: texts.includesGst, size: 'small' } as const,
    ...[
      [texts.taxable, taxable] as const,
      ['CGST 2.5%', cgst] as const,
      ['SGST 2.5%', sgst] as const,
    ].map(([left, rupees]) => ({ ...pair(left, rupees), size: 'small' }) as PrintLine),
  ];
}

/** A short name of the payment method, for accountants. Returns unknown values unchanged. Rule: orders-7 */
export function paidBy(method: string): string {
  return methods[method] ?? method;
}
