import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type OrderStatus, orderStatuses } from '@thali/shared/orders/order-status';
import { Hourglass, RotateCw } from 'lucide-react';
import type { ReactNode } from 'react';
import { atLeast } from '../../../lib/time/at-least.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { PillSelect } from '../../../lib/ui/pill-select.tsx';
import { SearchBox } from '../../../lib/ui/search-box.tsx';
import { statusLabel } from '../../../lib/ui/status-badge.tsx';
import { useTypedSearch } from '../../../lib/ui/use-typed-search.ts';
import { useExpireOldOrders } from '../expire-old-orders.ts';
import { refetchOrders } from '../order-cache.ts';
import { useOrderStore } from '../order-store.tsx';
import type { useOrderFilter } from '../use-order-filter.ts';

interface OrdersToolbarProps {
  filter: ReturnType<typeof useOrderFilter>;
  /** What else can be done with the list. */
  children: ReactNode;
}

/** Which orders are on screen. */
export function OrdersToolbar({ filter, children }: OrdersToolbarProps) {
  const { vendorId } = useOrderStore();
  const client = useQueryClient();
  const refresh = useMutation({ mutationFn: () => atLeast(refetchOrders(client, vendorId)) });
  const expire = useExpireOldOrders(vendorId);
  const [typed, setTyped] = useTypedSearch(filter.search, filter.setSearch);
  return (
    <div className="mt-3 flex flex-wrap items-center gap-2 sm:mt-4">
      <SearchBox
        label="Search orders"
        value={typed}
        onChange={setTyped}
        className="min-w-0 grow basis-52"
      />
      <StatusSelect status={filter.status} onChange={filter.setStatus} />
      <div className="flex grow flex-wrap items-center gap-2 sm:grow-0">
        <Button
          variant="secondary"
          size="small"
          isBusy={refresh.isPending}
          icon={<RotateCw size={18} />}
          onClick={() => refresh.mutate()}
        >
          <span className="max-lg:sr-only">Refresh</span>
        </Button>
        {/* Asks nothing: each hour the same happens by itself. */}
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

interface StatusSelectProps {
  status: OrderStatus | undefined;
  onChange: (status: OrderStatus | undefined) => void;
}

const choices: readonly { value: OrderStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...orderStatuses.map((value) => ({ value, label: statusLabel(value) })),
];

function StatusSelect({ status, onChange }: StatusSelectProps) {
  return (
    <PillSelect
      aria-label="Status"
      options={choices}
      value={status ?? 'all'}
      onChange={(choice) => onChange(choice === 'all' ? undefined : choice)}
      className="min-h-12 w-33"
    />
  );
}
