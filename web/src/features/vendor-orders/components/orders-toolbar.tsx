import { type OrderStatus, orderStatuses } from '@thali/shared/orders/order-status';
import { Hourglass, RotateCw } from 'lucide-react';
import { Button } from '../../../ui/button.tsx';
import { PillSelect } from '../../../ui/pill-select.tsx';
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

const choices: readonly { value: OrderStatus | 'all'; label: string }[] = [
  { value: 'all', label: 'All' },
  ...orderStatuses.map((value) => ({ value, label: statusLabel(value) })),
];

function StatusSelect({ status, onChange }: StatusSelectProps) {
  return (
    <div className="relative grid min-w-0 grow sm:w-52 sm:grow-0">
      <PillSelect
        aria-label="Status"
        options={choices}
        value={status ?? 'all'}
        onChange={(choice) => onChange(choice === 'all' ? undefined : choice)}
        className="min-h-12 w-full sm:pl-17"
      />
      <span
        aria-hidden="true"
        className="pointer-events-none absolute inset-y-0 left-4 hidden items-center text-sm text-ink-faint sm:flex"
      >
        Status
      </span>
    </div>
  );
}
