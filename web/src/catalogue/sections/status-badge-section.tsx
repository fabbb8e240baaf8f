import { orderStatuses } from '@thali/shared/orders/order-status';
import { StatusBadge } from '../../lib/ui/status-badge.tsx';
import type { CatalogueSection } from '../catalogue-section.ts';

/** Every status of an order: a word, a shape and a colour of its own. */
function StatusBadges() {
  return (
    <ul className="flex flex-wrap gap-3">
      {orderStatuses.map((status) => (
        <li key={status}>
          <StatusBadge status={status} />
        </li>
      ))}
    </ul>
  );
}

export const section = {
  group: 'Data',
  title: 'Status badge',
  Example: StatusBadges,
} satisfies CatalogueSection;
