import { BellRing } from 'lucide-react';
import { Link } from 'wouter';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { usePendingCount } from './use-orders-glance.ts';

interface ActionRequiredProps {
  ordersPath: string;
}

/** Someone waits for a yes; nothing when nobody does. */
export function ActionRequired({ ordersPath }: ActionRequiredProps) {
  const { data: count = 0 } = usePendingCount();
  return (
    <div role="status" className="empty:sr-only">
      {count > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card border-3 border-accent bg-accent-soft py-2.5 pr-2.5 pl-4">
          <p className="flex min-w-0 items-center gap-3">
            <BellRing size={22} aria-hidden="true" className="shrink-0" />
            <span>
              <strong className="block font-bold">Action Required</strong>
              <span className="text-sm text-ink-soft">
                {count === 1
                  ? '1 order waits to be confirmed.'
                  : `${count} orders wait to be confirmed.`}
              </span>
            </span>
          </p>
          <Link href={ordersPath} className={buttonClass({ size: 'small' })}>
            View Orders
          </Link>
        </div>
      )}
    </div>
  );
}
