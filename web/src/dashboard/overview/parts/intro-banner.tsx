import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { istHour } from '@thali/shared/time/ist';
import { openState } from '@thali/shared/vendors/business-hours';
import { ChartColumn, ExternalLink, UtensilsCrossed } from 'lucide-react';
import { Link } from 'wouter';
import { currentMenuLink } from '../../../lib/tenant/menu-link.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { Skeleton } from '../../../lib/ui/skeleton.tsx';
import { tabPath } from '../../shared/dashboard-paths.ts';
import { OpenBadge } from '../../shared/open-badge.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';

interface IntroBannerProps {
  vendor: Vendor;
  now: Date;
  /** Undefined while unknown. */
  items: Dishes | undefined;
}

type Dishes = readonly Pick<MenuItem, 'isAvailable' | 'quantity'>[];

/** One line with a greeting, the state of the mess and links to other screens. */
export function IntroBanner({ vendor, now, items }: IntroBannerProps) {
  const open = openState(vendor.settings, now);
  return (
    <section
      aria-label="Welcome"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 sm:-mb-2"
    >
      <div className="flex min-w-0 flex-wrap items-center gap-x-2.5 gap-y-1">
        <strong className="font-display text-lg font-bold">{greetingAt(now)}!</strong>
        {vendor.status === 'active' && <OpenBadge open={open} />}
        <div className="text-sm text-ink-soft">
          {statusText(vendor, open.isOpen ? undefined : open.reason, items) ?? (
            <Skeleton className="h-5 w-52" />
          )}
        </div>
      </div>
      <div className="strip gap-2 max-sm:-mx-4 max-sm:px-4">
        <Link href={tabPath('analytics')} className={linkClass}>
          <ChartColumn size={16} />
          View Analytics
        </Link>
        <Link href={tabPath('menu')} className={linkClass}>
          <UtensilsCrossed size={16} />
          Manage Menu
        </Link>
        <a
          href={currentMenuLink(vendor.subdomain)}
          target="_blank"
          rel="noreferrer"
          className={linkClass}
        >
          <ExternalLink size={16} />
          View Storefront
        </a>
      </div>
    </section>
  );
}

const linkClass = `${buttonClass({ variant: 'secondary', size: 'small' })} shrink-0`;

/** The state of the mess in one sentence. Only a mess with dishes on sale takes orders. Returns undefined while unknown. */
export function statusText(
  { status }: Pick<Vendor, 'status'>,
  closedReason: string | undefined,
  items: Dishes | undefined,
): string | undefined {
  if (status === 'pending') return 'Your storefront says ‘Coming soon’ until it is activated.';
  // Either an admin has suspended the mess, or the plan has ended. The note about the plan names the cause.
  if (status === 'suspended') return 'No orders are taken at the moment.';
  if (items?.length === 0) return 'Next step: add your first dish.';
  if (closedReason) return closedReason;
  if (!items) return undefined;
  return items.some(isOrderable)
    ? 'Customers can order right now.'
    : 'Next step: put a dish on sale.';
}

/** The greeting for the time of day in India. */
export function greetingAt(now: Date): string {
  const hour = istHour(now);
  if (hour >= 4 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening';
}
