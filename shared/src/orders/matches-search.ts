import { tableLabel } from '../tables/table-names.ts';

interface Searched {
  id: string;
  customerName: string;
  customerPhone: string;
  token?: number | undefined;
  table?: string | undefined;
}

/**
 * Whether a search finds an order: by a part of the customer's name, phone or order id, by the whole token, or by whole
 * words of the table. Case does not count, nor how the phone is written.
 * Rule: orders-21
 */
export function matchesSearch(order: Searched, search: string): boolean {
  const wanted = comparable(search);
  if (wanted === '') return true;
  return (
    comparable(order.customerName).includes(wanted) ||
    comparable(order.id).includes(wanted.replace(/^#/, '')) ||
    isToken(wanted, order.token) ||
    hasWords(order.table, wanted) ||
    isPartOfPhone(wanted, order.customerPhone)
  );
}

/** 'Table 1' must not find tables 10 to 19. */
function hasWords(table: string | undefined, wanted: string): boolean {
  return table !== undefined && ` ${comparable(tableLabel(table))} `.includes(` ${wanted} `);
}

function comparable(text: string): string {
  return text.trim().normalize('NFC').toLowerCase();
}

/** Accepts `42`, `#42` and `token 42`, but no part of a token: short numbers occur in every phone number. */
function isToken(wanted: string, token: number | undefined): boolean {
  return token !== undefined && wanted.replace(/^(#|token )\s*/, '') === String(token);
}

function isPartOfPhone(wanted: string, phone: string): boolean {
  const digits = wanted.replaceAll(/[\s+()-]/g, '');
  return /^\d+$/.test(digits) && phone.replaceAll(/\D/g, '').includes(digits);
}
