import { type OrderStatus, orderStatuses } from '@thali/shared/orders/order-status';
import { ChevronDown, Hourglass, RotateCw } from 'lucide-react';
import { useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { fieldClass } from '../../../ui/field-frame.tsx';
import { statusLabel } from '../../../ui/status-badge.tsx';
import { useExpireOld } from '../use-expire-old.ts';
import { useRefresh } from '../use-refresh.ts';

interface OrdersToolbarProps {
  vendorId: string;
  status: OrderStatus | undefined;
  onStatusChange: (status: OrderStatus | undefined) => void;
}

export function OrdersToolbar({ vendorId, status, onStatusChange }: OrdersToolbarProps) {
  const refresh = useRefresh(vendorId);
  const expire = useExpireOld(vendorId);
  return (
    <div className="flex w-full items-center gap-2 sm:w-auto">
      <StatusSelect status={status} onChange={onStatusChange} />
      <Button
        variant="secondary"
        size="small"
        isBusy={refresh.isPending}
        icon={<RotateCw size={18} aria-hidden="true" />}
        onClick={() => refresh.mutate()}
        className="min-h-12 min-w-12"
      >
        <span className="sr-only sm:not-sr-only">Refresh</span>
      </Button>
      <Button
        variant="secondary"
        size="small"
        isBusy={expire.isPending}
        icon={<Hourglass size={18} aria-hidden="true" />}
        onClick={() => expire.mutate()}
        className="min-h-12 shrink-0 whitespace-nowrap"
        title="Expires orders that are older than a day and still ongoing"
      >
        Expire Old
      </Button>
    </div>
  );
}

interface StatusSelectProps {
  status: OrderStatus | undefined;
  onChange: (status: OrderStatus | undefined) => void;
}

function StatusSelect({ status, onChange }: StatusSelectProps) {
  const id = useId();
  return (
    <div className="relative min-w-0 grow sm:w-52 sm:grow-0">
      <label
        htmlFor={id}
        className="sr-only text-ink-faint sm:not-sr-only sm:absolute sm:inset-y-0 sm:left-3.5 sm:flex sm:items-center"
      >
        Status
      </label>
      <select
        id={id}
        value={status ?? 'all'}
        onChange={({ target }) => onChange(orderStatuses.find((one) => one === target.value))}
        className={`${fieldClass} appearance-none pr-10 font-semibold sm:pl-17`}
      >
        <option value="all">All</option>
        {orderStatuses.map((one) => (
          <option key={one} value={one}>
            {statusLabel(one)}
          </option>
        ))}
      </select>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className="pointer-events-none absolute top-1/2 right-3.5 -translate-y-1/2 text-ink-faint"
      />
    </div>
  );
}
