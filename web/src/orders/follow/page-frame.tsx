import { ArrowLeft, Eye } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'wouter';
import { formatTime } from '../../lib/time/format-time.ts';
import { OfflineBanner } from '../../lib/ui/offline-banner.tsx';
import { useOnline } from '../../lib/ui/use-online.ts';
import type { ShownOrder } from './order-access.tsx';

interface PageFrameProps {
  shown: ShownOrder;
  /** The back link of guests and customers. Staff go back to their order list. */
  back: { href: string; label: string };
  children: ReactNode;
}

const backClass =
  'mb-3 inline-flex min-h-11 items-center gap-1.5 rounded-field font-semibold text-accent-ink';

/** The frame of a page about an order: the back link and the state of the connection. */
export function PageFrame({ shown, back, children }: PageFrameProps) {
  const { order, isStaff, failure, seenAt } = shown;
  const isOnline = useOnline();
  const icon = <ArrowLeft size={18} />;
  const time = formatTime(new Date(seenAt).toISOString());
  return (
    <>
      <OfflineBanner
        isOffline={!isOnline || failure === 'network'}
        note={`This is your order as of ${time}.`}
      />
      <div className="mx-auto max-w-4xl px-4 py-4">
        {isStaff ? (
          <a href="/vendor/orders" className={backClass}>
            {icon} Back to Orders
          </a>
        ) : (
          <Link href={back.href} className={backClass}>
            {icon} {back.label}
          </Link>
        )}
        {isStaff && <StaffNote name={order.customerInfo.name} />}
        {children}
      </div>
    </>
  );
}

/** Tells staff that they look at the customer's page. */
function StaffNote({ name }: { name: string }) {
  return (
    <p className="mb-3 flex items-start gap-2.5 rounded-field bg-steel-soft px-3.5 py-2.5 text-sm">
      <Eye size={18} className="mt-px shrink-0 text-steel" />
      This is the page that {name} sees. Change its status under Orders.
    </p>
  );
}
