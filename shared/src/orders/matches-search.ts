import { tableLabel } from '../tables/table-names.ts';

interface Searched {
  id: string;
  customerName: string;
  customerPhone: string;
  table?: string | undefined;
}

/**
 * Whether a search finds an order: by a part of the customer's name, in any case, of the phone, however
 * it is written, or of the order id; by whole words of the table. Rule: orders-21
 */
export function matchesSearch(order: Searched, search: string): boolean {
  const wanted = comparable(search);
  if (wanted === '') return true;
  return (
    comparable(order.customerName).includes(wanted) ||
    comparable(order.id).includes(wanted.replace(/^#/, '')) ||
    isPartOfPhone(wanted, order.customerPhone) ||
    hasWords(order.table, wanted)
  );
}

/** 'Table 1' must not bring tables 10 to 19 as well. */
function hasWords(table: string | undefined, wanted: string): boolean {
  return table !== undefined && ` ${comparable(tableLabel(table))} `.includes(` ${wanted} `);
}

function comparable(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

function isPartOfPhone(wanted: string, phone: string): boolean {
  const digits = wanted.replaceAll(/[\s+()-]/g, '');
  return /^\d+$/.test(digits) && phone.replaceAll(/\D/g, '').includes(digits);
}
