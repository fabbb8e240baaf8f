import { hasPhonePart } from '../phone/has-phone-part.ts';
import { tableLabel } from '../tables/table-names.ts';
import { compareKey } from '../text/compare-text.ts';
import { toIst } from '../time/ist.ts';

interface SearchedOrder {
  id: string;
  customerName: string;
  customerPhone: string;
  token?: number | undefined;
  table?: string | undefined;
  offline?: { number: string } | undefined;
}

/**
 * Whether a search finds an order: by part of the name, phone or order id, by the whole token or offline number, or by
 * whole words of the table. Ignores the phone's format and invisible characters.
 * Rule: orders-21
 */
export function matchesSearch(order: SearchedOrder, search: string): boolean {
  const query = compareKey(search);
  if (query === '') return true;
  return (
    compareKey(order.customerName).includes(query) ||
    compareKey(order.id).includes(query.replace(/^#/, '')) ||
    isToken(query, order.token) ||
    isOfflineNumber(query, order.offline?.number) ||
    hasWords(order.table, query) ||
    hasPhonePart(order.customerPhone, query)
  );
}

/** Whether a search is the token of an order of today in India. Rule: orders-21 */
export function isTokenToday(
  { token, createdAt }: { token?: number | undefined; createdAt: string },
  search: string,
  now: Date,
): boolean {
  const isToday = () => toIst(new Date(createdAt)).date === toIst(now).date;
  return isToken(compareKey(search), token) && isToday();
}

/**
 * Ranks an order among the matches of a search. 0: today's order with the token. 1: other matches. 2: matches inside a
 * word of the name, as 'Riya' in 'Priya'.
 * Rule: orders-21
 */
export function searchRank(
  order: SearchedOrder & { createdAt: string },
  search: string,
  now: Date,
): 0 | 1 | 2 {
  if (isTokenToday(order, search, now)) return 0;
  const [name, query] = [compareKey(order.customerName), compareKey(search)];
  return name.includes(query) && !hasWordStart(name, query) ? 2 : 1;
}

function hasWordStart(text: string, start: string): boolean {
  for (let at = text.indexOf(start); at >= 0; at = text.indexOf(start, at + 1)) {
    if (!/[\p{L}\p{M}\p{N}]$/u.test(text.slice(0, at))) return true;
  }
  return false;
}

/** Compares whole words, so that 'Table 1' does not find tables 10 to 19. */
function hasWords(table: string | undefined, query: string): boolean {
  return table !== undefined && ` ${compareKey(tableLabel(table))} `.includes(` ${query} `);
}

/** Accepts `K2-17`, `#k2-17` and `order K2-17`, but not a part. */
function isOfflineNumber(query: string, number: string | undefined): boolean {
  return number !== undefined && query.replace(/^(#|order )\s*/, '') === compareKey(number);
}

/** Accepts `42`, `#42` and `token 42`, but not a part of a token. */
function isToken(query: string, token: number | undefined): boolean {
  return token !== undefined && query.replace(/^(#|token )\s*/, '') === String(token);
}
