import { type OrderStatus, orderStatuses } from '@thali/shared/orders/order-status';
import { type PaymentFilter, paymentFilters } from '@thali/shared/orders/payment-filter';
import { toIst } from '@thali/shared/time/ist';
import { serverNow } from '../../../lib/time/server-clock.ts';
import { DatePicker } from '../../../lib/ui/date-picker/date-picker.tsx';
import { PillSelect } from '../../../lib/ui/pill-select.tsx';
import { RefreshButton } from '../../../lib/ui/refresh-button.tsx';
import { SearchBox } from '../../../lib/ui/search-box.tsx';
import { statusLabel } from '../../../lib/ui/status-badge.tsx';
import { useTypedSearch } from '../../../lib/ui/use-typed-search.ts';
import { type ChangeChoice, type OrderChoice, paymentLabels } from '../order-filter.ts';
import { useOrderStore } from '../order-store.tsx';

interface OrdersToolbarProps {
  choice: OrderChoice;
  onChange: ChangeChoice;
}

/** The search and the filters of the list. */
export function OrdersToolbar({ choice, onChange }: OrdersToolbarProps) {
  const { refetch } = useOrderStore();
  const [searchText, setSearchText] = useTypedSearch(choice.search, (search) =>
    onChange({ search, after: [] }),
  );
  const today = toIst(new Date(serverNow())).date;
  return (
    <div className="flex min-w-0 grow flex-wrap items-center gap-2 max-lg:w-full lg:max-w-220 lg:basis-0">
      <SearchBox
        label="Search orders"
        value={searchText}
        onChange={setSearchText}
        className="min-w-0 grow basis-40 max-sm:basis-[calc(100%-4rem)]"
      />
      <RefreshButton label={<span className="sr-only">Refresh</span>} onRefresh={refetch} />
      <div className="grid grow grid-cols-[repeat(2,minmax(0,1fr))_auto] gap-2 max-[22rem]:grid-cols-2 sm:flex sm:grow-0">
        <PillSelect
          aria-label="Status"
          options={statusOptions}
          value={choice.status ?? 'all'}
          onChange={(next) => onChange({ status: next === 'all' ? undefined : next, after: [] })}
          className="min-h-11 w-full sm:w-32 lg:max-xl:w-28"
        />
        <PillSelect
          aria-label="Payment"
          options={paymentOptions}
          value={choice.payment ?? 'all'}
          onChange={(next) => onChange({ payment: next === 'all' ? undefined : next, after: [] })}
          className="min-h-11 w-full sm:w-32 lg:max-xl:w-28"
        />
        <DatePicker
          isPill
          label="Date"
          placeholder="Any day"
          value={choice.date}
          max={today}
          onChange={(date) => onChange({ date, after: [] })}
        />
      </div>
    </div>
  );
}

const statusOptions: readonly { value: OrderStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...orderStatuses.map((value) => ({ value, label: statusLabel(value) })),
];

const paymentOptions: readonly { value: PaymentFilter | 'all'; label: string }[] = [
  { value: 'all', label: 'Payment' },
  ...paymentFilters.map((value) => ({ value, label: paymentLabels[value] })),
];
