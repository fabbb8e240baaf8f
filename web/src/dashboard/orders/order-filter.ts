import { orderStatuses, unexpiredStatuses } from '@thali/shared/orders/order-status';
import { type PaymentFilter, paymentFilters } from '@thali/shared/orders/payment-filter';
import { urlDay, urlOption, urlPage, urlSearch } from '../../lib/url-state/url-fields.ts';
import type { UrlField, UrlState, useUrlState } from '../../lib/url-state/use-url-state.ts';
import { type ListFilter, pageSize } from './order-list.ts';

/** More cursors would make the address too long. */
const maxCursors = 20;

const isArchived: UrlField<boolean> = {
  param: 'archived',
  parse: ([text]) => text !== undefined,
  format: (isShown) => (isShown ? ['true'] : []),
};

/** The cursor of each archive page so far. */
const after: UrlField<readonly string[]> = {
  parse: (cursors) => cursors,
  format: (cursors) => cursors.slice(-maxCursors),
};

export const orderFields = {
  /** Undefined for the tab All. */
  status: urlOption(orderStatuses),
  payment: urlOption(paymentFilters),
  /** A day in India. The list shows all orders of that day, so it ignores the archive. */
  date: urlDay(),
  search: urlSearch(),
  page: urlPage,
  isArchived,
  after,
};

export type OrderChoice = UrlState<typeof orderFields>;
export type ChangeChoice = ReturnType<typeof useUrlState<typeof orderFields>>[1];

export const paymentLabels: Record<PaymentFilter, string> = {
  cod: 'Cash',
  upi: 'UPI',
  online: 'Online',
  unpaid: 'Not paid',
  refunded: 'Refunded',
};

/** The query for a choice. All hides expired orders. Rule: orders-25 */
export function listFilterOf(choice: OrderChoice): ListFilter {
  const { status, payment, date, search, page } = choice;
  return {
    status: status ?? unexpiredStatuses.join(','),
    payment,
    date,
    search: search || undefined,
    limit: pageSize,
    ...(choice.isArchived && !date
      ? { archived: 'true', cursor: choice.after.at(-1) }
      : { offset: (page - 1) * pageSize, ...(search && { sort: 'best' }) }),
  };
}

/** The filter that shows all orders of the list. */
export const noFilter = {
  status: undefined,
  payment: undefined,
  date: undefined,
  search: '',
} satisfies Partial<OrderChoice>;

/** A key that differs for each combination of filters. */
export function filterKey({ status, payment, date, search }: OrderChoice): string {
  return [status, payment, date, search].join(' ');
}
