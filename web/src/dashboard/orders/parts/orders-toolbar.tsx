import { type OrderStatus, orderStatuses } from '@thali/shared/orders/order-status';
import { PillSelect } from '../../../lib/ui/pill-select.tsx';
import { RefreshButton } from '../../../lib/ui/refresh-button.tsx';
import { SearchBox } from '../../../lib/ui/search-box.tsx';
import { statusLabel } from '../../../lib/ui/status-badge.tsx';
import { useTypedSearch } from '../../../lib/ui/use-typed-search.ts';
import type { ChangeChoice, OrderChoice } from '../order-filter.ts';
import { useOrderStore } from '../order-store.tsx';

interface OrdersToolbarProps {
  choice: OrderChoice;
  onChange: ChangeChoice;
}

/** The search and the status filter of the list. */
export function OrdersToolbar({ choice, onChange }: OrdersToolbarProps) {
  const { refetch } = useOrderStore();
  const [typed, setTyped] = useTypedSearch(choice.search, (search) =>
    onChange({ search, after: [] }),
  );
  return (
    <div className="flex min-w-0 grow items-center gap-2 max-lg:w-full lg:max-w-140">
      <SearchBox
        label="Search orders"
        value={typed}
        onChange={setTyped}
        className="min-w-0 grow basis-40"
      />
      <PillSelect
        aria-label="Status"
        options={statusOptions}
        value={choice.status ?? 'all'}
        onChange={(next) => onChange({ status: next === 'all' ? undefined : next, after: [] })}
        className="min-h-12 w-33"
      />
      <RefreshButton label={<span className="sr-only">Refresh</span>} onRefresh={refetch} />
    </div>
  );
}

const statusOptions: readonly { value: OrderStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...orderStatuses.map((value) => ({ value, label: statusLabel(value) })),
];
