import { openState } from '@thali/shared/vendors/business-hours';
import { serverNow } from '../../lib/time/server-clock.ts';
import { Badge } from '../../lib/ui/badge.tsx';
import { classNames } from '../../lib/ui/class-names.ts';
import { OpenBadge } from '../shared/open-badge.tsx';
import type { Outlet } from '../shared/use-outlets.ts';

interface OutletRowsProps {
  outlets: readonly Outlet[];
  current: string;
  onChoose: (vendorId: string) => void;
}

/** A button for each mess, with its waiting orders. */
export function OutletRows({ outlets, current, onChoose }: OutletRowsProps) {
  return (
    <ul className="-mx-2 flex flex-col gap-1">
      {outlets.map(({ vendor, today }) => (
        <li key={vendor.id}>
          <button
            type="button"
            aria-current={vendor.id === current ? 'true' : undefined}
            onClick={() => onChoose(vendor.id)}
            className={classNames(
              'flex min-h-13 w-full flex-wrap items-center gap-x-3 gap-y-1 rounded-field px-3 py-2 text-left font-semibold',
              vendor.id === current ? 'bg-accent-soft text-ink' : 'hover:bg-sunken',
            )}
          >
            <span className="min-w-32 grow basis-0 wrap-anywhere">{vendor.displayName}</span>
            <WaitingBadge count={today.waitingOrders} />
            <OutletState vendor={vendor} />
          </button>
        </li>
      ))}
    </ul>
  );
}

export function WaitingBadge({ count }: { count: number }) {
  if (count === 0) return null;
  return <Badge tone="accent">{`${count.toLocaleString('en-IN')} waiting`}</Badge>;
}

/** Whether the mess is open now, or why it takes no orders at all. */
export function OutletState({ vendor }: Pick<Outlet, 'vendor'>) {
  if (vendor.status === 'active') {
    return <OpenBadge open={openState(vendor.settings, new Date(serverNow()))} />;
  }
  return <Badge tone="chilli">{vendor.status === 'suspended' ? 'Suspended' : 'Coming soon'}</Badge>;
}
