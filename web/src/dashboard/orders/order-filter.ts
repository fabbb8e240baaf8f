import { orderStatuses, unexpiredStatuses } from '@thali/shared/orders/order-status';
import { urlOption, urlPage, urlSearch } from '../../lib/url-state/url-fields.ts';
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
  search: urlSearch(),
  page: urlPage,
  isArchived,
  after,
};

export type OrderChoice = UrlState<typeof orderFields>;
export type ChangeChoice = ReturnType<typeof useUrlState<typeof orderFields>>[1];

/** The query for a choice. All hides expired orders. Rule: orders-25 */
export function listFilterOf(choice: OrderChoice): ListFilter {
  const { status, search, page, isArchived: archived } = choice;
  return {
    status: status ?? unexpiredStatuses.join(','),
    search: search || undefined,
    limit: pageSize,
    ...(archived
      ? { archived: 'true', cursor: choice.after.at(-1) }
      : { offset: (page - 1) * pageSize }),
  };
}
