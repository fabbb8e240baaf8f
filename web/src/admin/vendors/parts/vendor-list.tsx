import type { AdminVendor } from '@thali/shared/admin/admin-vendors.contract';
import { ExternalLink } from 'lucide-react';
import { currentMenuLink } from '../../../lib/tenant/menu-link.ts';
import { formatDate } from '../../../lib/time/format-time.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { DateTime } from '../../shared/date-time.tsx';
import { formatCount, planText } from '../../shared/format.ts';
import { LookBadge, vendorLooks } from '../../shared/look-badge.tsx';
import { OpeningButton } from '../../shared/opening-button.tsx';
import { statusChangeOf } from '../status-change.ts';
import { UncollectedBadge } from './uncollected-section.tsx';

interface VendorActions {
  onOpen: (id: string) => void;
  onChangeStatus: (vendor: AdminVendor) => void;
}

export function vendorColumns(actions: VendorActions): Column<AdminVendor>[] {
  return [
    {
      key: 'mess',
      header: 'Mess',
      isRowHeader: true,
      width: 'max-w-72',
      cell: ({ id, name, subdomain, uncollected }) => (
        <>
          <OpeningButton onOpen={() => actions.onOpen(id)}>{name}</OpeningButton>
          <span className="block font-normal">
            <StorefrontLink subdomain={subdomain} />
          </span>
          <UncollectedBadge uncollected={uncollected} />
        </>
      ),
    },
    {
      key: 'status',
      header: 'Status',
      width: 'max-w-64',
      cell: ({ status, statusReason }) => (
        <>
          <LookBadge look={vendorLooks[status]} />
          {statusReason && (
            <span className="mt-1 line-clamp-2 text-xs text-ink-soft">{statusReason}</span>
          )}
        </>
      ),
    },
    {
      key: 'plan',
      header: 'Plan',
      cell: ({ plan, ordersUntil }) => (
        <>
          {planText(plan)}
          <span className="block whitespace-nowrap text-ink-faint tabular-nums">
            {ordersUntilText(ordersUntil)}
          </span>
        </>
      ),
    },
    { key: 'last', header: 'Last order', cell: ({ lastOrderAt }) => <DateTime at={lastOrderAt} /> },
    {
      key: 'customers',
      header: 'Customers',
      align: 'end',
      cell: ({ customers }) => <span className="tabular-nums">{formatCount(customers)}</span>,
    },
    {
      key: 'since',
      header: 'Since',
      hideBelow: 'xl',
      cell: ({ createdAt }) => (
        <time dateTime={createdAt} className="whitespace-nowrap tabular-nums">
          {formatDate(createdAt)}
        </time>
      ),
    },
    {
      key: 'action',
      header: <span className="sr-only">Actions</span>,
      align: 'end',
      cell: (vendor) => (
        <StatusButton vendor={vendor} onPress={() => actions.onChangeStatus(vendor)} />
      ),
    },
  ];
}

/** The date until which a vendor takes orders. It is the end of the grace period. */
function ordersUntilText(ordersUntil: string | null): string {
  return ordersUntil ? `Orders until ${formatDate(ordersUntil)}` : 'No end date';
}

interface StorefrontLinkProps {
  subdomain: string;
  className?: string;
}

/** Opens the customers' menu in a new tab. */
export function StorefrontLink({ subdomain, className = '' }: StorefrontLinkProps) {
  return (
    <a
      href={currentMenuLink(subdomain)}
      target="_blank"
      rel="noopener noreferrer"
      className={`-my-2.5 inline-flex min-h-11 items-center gap-1 text-accent-ink hover:underline ${className}`}
    >
      <span className="wrap-anywhere">{subdomain}</span>
      <ExternalLink size={14} className="shrink-0" />
      <span className="sr-only">: storefront, in a new tab</span>
    </a>
  );
}

/** Opens the dialog to suspend or reactivate a vendor. */
export function StatusButton({ vendor, onPress }: { vendor: AdminVendor; onPress: () => void }) {
  const change = statusChangeOf(vendor);
  return (
    change && (
      <Button variant="secondary" size="small" aria-haspopup="dialog" onClick={onPress}>
        {change.label}
        <span className="sr-only"> {vendor.name}</span>
      </Button>
    )
  );
}

/** A vendor as a card, for phones. */
export function VendorCard({ vendor, actions }: { vendor: AdminVendor; actions: VendorActions }) {
  const { id, name, subdomain, status, statusReason, lastOrderAt, customers } = vendor;
  return (
    <Card className="px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base">
          <OpeningButton onOpen={() => actions.onOpen(id)}>{name}</OpeningButton>
        </h3>
        <span className="flex flex-col items-end gap-1">
          <LookBadge look={vendorLooks[status]} />
          <UncollectedBadge uncollected={vendor.uncollected} />
        </span>
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
