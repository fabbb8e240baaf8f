import { kitchenNumber } from '@thali/shared/ids/order-id';
import { serviceLabels } from '@thali/shared/orders/service-mode';
import { toIst } from '@thali/shared/time/ist';
import type { SavedFile } from '../../lib/files/save-file.ts';
import { type CsvCell, toCsv } from '../../lib/files/to-csv.ts';
import { statusLabel } from '../../lib/ui/status-badge.tsx';
import { choicesText } from '../../orders/display/choices-text.ts';
import { paymentText } from '../shared/payment-text.ts';
import type { Order } from './order-list.ts';

interface FileFacts {
  subdomain: string;
  now: Date;
}

/** Orders as a CSV file, in list order, with times in India. Rule: tables-6 */
export function ordersCsv(orders: readonly Order[], { subdomain, now }: FileFacts): SavedFile {
  return {
    name: `thali-${subdomain}-orders-${toIst(now).date}.csv`,
    content: toCsv([header, ...orders.map(row)]),
    type: 'text/csv',
  };
}

const header = [
  'Order',
  'Token',
  'Date',
  'Time',
  'Status',
  'Table',
  'Served as',
  'Customer',
  'Phone',
  'Items',
  'Platform Fee',
  'Total',
  'Payment Method',
  'Paid',
  'Bill Number',
];

function row(order: Order): CsvCell[] {
  const { date, clock } = toIst(new Date(order.createdAt));
  return [
    kitchenNumber(order.id),
    order.token ?? order.offline?.number ?? null,
    date,
    clock,
    statusLabel(order.status),
    order.table ?? null,
    order.serviceMode ? serviceLabels[order.serviceMode] : null,
    order.customerInfo.name || 'Customer',
    order.customerInfo.phone,
    order.items.map(lineText).join(', '),
    order.serviceCharge.toFixed(2),
    order.finalAmount.toFixed(2),
    paymentText(order.paymentMethod),
    paidTexts[order.paymentStatus],
    order.bill?.number ?? null,
  ];
}

const paidTexts: Record<Order['paymentStatus'], string> = {
  pending: 'No',
  failed: 'No',
  paid: 'Yes',
  settled: 'Yes',
  partly_refunded: 'Partly refunded',
  refunded: 'Refunded',
};

function lineText({ quantity, menuItem, choices }: Order['items'][number]): string {
  const choiceList = choicesText(choices);
  return `${quantity} × ${menuItem.name}${choiceList && ` (${choiceList})`}`;
}
