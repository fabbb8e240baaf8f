import { type OrderStatus, orderStatuses } from '@thali/shared/orders/order-status';
import { Hourglass } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import { PillSelect } from '../../../lib/ui/pill-select.tsx';
import { RefreshButton } from '../../../lib/ui/refresh-button.tsx';
import { SearchBox } from '../../../lib/ui/search-box.tsx';
import { statusLabel } from '../../../lib/ui/status-badge.tsx';
import { useTypedSearch } from '../../../lib/ui/use-typed-search.ts';
import { useExpireOldOrders } from '../expire-old-orders.ts';
import type { ChangeChoice, OrderChoice } from '../order-filter.ts';
import { useOrderStore } from '../order-store.tsx';

interface OrdersToolbarProps {
  choice: OrderChoice;
  onChange: ChangeChoice;
  /** More buttons. */
  children: ReactNode;
}

/** The search, the status filter and the actions of the list. */
export function OrdersToolbar({ choice, onChange, children }: OrdersToolbarProps) {
  const { refetch } = useOrderStore();
  const expire = useExpireOldOrders();
  const [typed, setTyped] = useTypedSearch(choice.search, (search) =>
    onChange({ search, after: [] }),
  );
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 sm:mt-4">
      <SearchBox
        label="Search orders"
        value={typed}
        onChange={setTyped}
        className="min-w-0 grow basis-52"
      />
      <PillSelect
        aria-label="Status"
        options={statusOptions}
        value={choice.status ?? 'all'}
        onChange={(next) => onChange({ status: next === 'all' ? undefined : next, after: [] })}
        className="min-h-12 w-33"
      />
      <div className="flex grow flex-wrap items-center gap-2 sm:grow-0">
        <RefreshButton
          label={<span className="max-lg:sr-only">Refresh</span>}
          onRefresh={refetch}
        />
        {/* No confirmation, because the server does the same every hour. */}
        <Button
          variant="secondary"
          size="small"
          isBusy={expire.isPending}
          icon={<Hourglass size={18} className="max-sm:hidden" />}
          onClick={() => expire.mutate()}
          className="whitespace-nowrap"
          title="Expires ongoing orders that are more than a day old"
        >
          Expire Old
        </Button>
        {children}
      </div>
    </div>
  );
}

const statusOptions: readonly { value: OrderStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...orderStatuses.map((value) => ({ value, label: statusLabel(value) })),
];
