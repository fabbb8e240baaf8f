import { statusLabel } from '../../lib/ui/status-badge.tsx';
import { isOverview, type OrderChoice } from './use-order-filter.ts';

/** What stands above the rows. */
export function ledgerTitle(choice: OrderChoice): string {
  if (isOverview(choice)) return 'Earlier orders';
  const status = choice.status && statusLabel(choice.status);
  if (choice.archive) return `Archived ${status ? `${status.toLowerCase()} ` : ''}orders`;
  return status ? `${status} orders` : 'All orders';
}

/** What stands there when there are no rows. */
export function emptyText(choice: OrderChoice): string {
  if (isOverview(choice)) return 'No earlier orders here';
  const status = choice.status ? `${statusLabel(choice.status).toLowerCase()} ` : '';
  if (choice.search && choice.archive) {
    return `No ${status}orders in this part of the archive match “${choice.search}”`;
  }
  if (choice.search) return `No ${status}orders match “${choice.search}”`;
  if (choice.archive) return `No ${status}orders older than the 1,000 most recent`;
  return `No ${status}orders`;
}
