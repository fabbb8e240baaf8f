import { istMoment } from '@thali/shared/time/ist';
import type { SavedFile } from '../../lib/files/save-file.ts';
import { toCsv } from '../../lib/files/to-csv.ts';
import type { Customer } from './list-customers.ts';

/** Customers as a file for a spreadsheet, in the order in which they are listed; days are India's. */
export function customersCsv(
  customers: readonly Customer[],
  { subdomain, now }: { subdomain: string; now: Date },
): SavedFile {
  return {
    name: `thali-${subdomain}-customers-${istMoment(now).date}.csv`,
    content: toCsv([header, ...customers.map(row)]),
    type: 'text/csv',
  };
}

const header = ['Customer', 'Phone', 'Guest', 'Orders', 'Spent', 'First Order', 'Last Order'];

function row({ name, phone, isGuest, orders, spent, firstOrderAt, lastOrderAt }: Customer) {
  return [
    name || 'Customer',
    phone,
    isGuest ? 'yes' : 'no',
    orders,
    spent.toFixed(2),
    istMoment(new Date(firstOrderAt)).date,
    istMoment(new Date(lastOrderAt)).date,
  ];
}
