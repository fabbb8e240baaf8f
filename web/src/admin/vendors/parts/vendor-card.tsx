import type { AdminVendor } from '@thali/shared/admin/admin-vendors.contract';
import { formatDate } from '../../../lib/time/format-time.ts';
import { Card } from '../../../lib/ui/card.tsx';
import { formatCount } from '../../shared/format-count.ts';
import { LookBadge } from '../../shared/look-badge.tsx';
import { OpeningButton } from '../../shared/opening-button.tsx';
import { planText } from '../../shared/plan-text.ts';
import { vendorLooks } from '../../shared/vendor-looks.ts';
import { StatusButton } from './status-button.tsx';
import { StorefrontLink } from './storefront-link.tsx';
import { ordersUntilText, type VendorActions } from './vendor-columns.tsx';

interface VendorCardProps {
  vendor: AdminVendor;
  actions: VendorActions;
}

/** The same vendor as a card, for phones. */
export function VendorCard({ vendor, actions }: VendorCardProps) {
  const { id, name, subdomain, status, statusReason, lastOrderAt, customers } = vendor;
  return (
    <Card className="px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base">
          <OpeningButton onOpen={() => actions.onOpen(id)}>{name}</OpeningButton>
        </h3>
        <LookBadge look={vendorLooks[status]} />
      </div>
      {statusReason && <p className="mt-0.5 text-ink-soft">{statusReason}</p>}
      <p className="mt-1">
        {planText(vendor.plan)}
        <span className="text-ink-faint"> · {ordersUntilText(vendor.ordersUntil)}</span>
      </p>
      <p className="text-ink-soft">
        {customers === 1 ? '1 customer' : `${formatCount(customers)} customers`} ·{' '}
        {lastOrderAt ? `last order ${formatDate(lastOrderAt)}` : 'no order yet'}
      </p>
      <div className="mt-1 flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <StorefrontLink subdomain={subdomain} className="min-h-11" />
        <StatusButton vendor={vendor} onPress={() => actions.onChangeStatus(vendor)} />
      </div>
    </Card>
  );
}
