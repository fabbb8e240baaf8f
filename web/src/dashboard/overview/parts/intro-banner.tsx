import { istHour } from '@thali/shared/time/ist';
import { openState } from '@thali/shared/vendors/business-hours';
import { ChartColumn, ExternalLink, UtensilsCrossed } from 'lucide-react';
import { Link } from 'wouter';
import { VendorLogo } from '../../../lib/look/vendor-logo.tsx';
import { currentMenuLink } from '../../../lib/tenant/menu-link.ts';
import { buttonClass } from '../../../lib/ui/button-class.ts';
import { tabPath } from '../../shared/dashboard-paths.ts';
import { OpenBadge } from '../../shared/open-badge.tsx';
import type { Vendor } from '../../shared/own-vendor.ts';

/** A greeting, whether the mess is open, and links to other screens. */
export function IntroBanner({ vendor, now }: { vendor: Vendor; now: Date }) {
  const open = openState(vendor.settings, now);
  return (
    <section
      aria-label="Welcome"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-card bg-accent-soft p-5 sm:p-6"
    >
      <div className="flex min-w-0 items-center gap-4">
        <VendorLogo
          name={vendor.displayName}
          logoUrl={vendor.logoUrl}
          className="size-14 text-lg"
        />
        <div className="min-w-0">
          <p className="font-display text-xl font-bold sm:text-2xl">{greetingAt(now)}!</p>
          <div className="mt-1 flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
            {vendor.status === 'active' && <OpenBadge open={open} />}
            <span>{statusText(vendor, open.isOpen ? undefined : open.reason)}</span>
          </div>
        </div>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
        <Link href={tabPath('analytics')} className={buttonClass({})}>
          <ChartColumn size={18} />
          View Analytics
        </Link>
        <Link href={tabPath('menu')} className={buttonClass({ variant: 'secondary' })}>
          <UtensilsCrossed size={18} />
          Manage Menu
        </Link>
        <a
          href={currentMenuLink(vendor.subdomain)}
          target="_blank"
          rel="noreferrer"
          className={buttonClass({ variant: 'secondary' })}
        >
          <ExternalLink size={18} />
          View Storefront
        </a>
      </div>
    </section>
  );
}

function statusText({ status }: Vendor, closedReason: string | undefined): string {
  if (status === 'pending') return 'Your storefront says ‘Coming soon’ until it is activated.';
  // Either an admin has suspended the mess, or the plan has ended. The note about the plan says which.
  if (status === 'suspended') return 'No orders are taken at the moment.';
  return closedReason ?? 'Customers can order right now.';
}

/** The greeting for the time of day in India. */
export function greetingAt(now: Date): string {
  const hour = istHour(now);
  if (hour >= 4 && hour < 12) return 'Good morning';
  return hour >= 12 && hour < 17 ? 'Good afternoon' : 'Good evening';
}
