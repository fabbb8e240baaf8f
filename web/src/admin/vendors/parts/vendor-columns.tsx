import type { AdminVendor } from '@thali/shared/admin/admin-vendors.contract';
import { formatDate } from '../../../lib/time/format-time.ts';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { formatCount } from '../../shared/format-count.ts';
import { LookBadge } from '../../shared/look-badge.tsx';
import { Moment } from '../../shared/moment.tsx';
import { OpeningButton } from '../../shared/opening-button.tsx';
import { planText } from '../../shared/plan-text.ts';
import { vendorLooks } from '../../shared/vendor-looks.ts';
import { StatusButton } from './status-button.tsx';
import { StorefrontLink } from './storefront-link.tsx';

export interface VendorActions {
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
      cell: ({ id, name, subdomain }) => (
        <>
          <OpeningButton onOpen={() => actions.onOpen(id)}>{name}</OpeningButton>
          <span className="block font-normal">
            <StorefrontLink subdomain={subdomain} />
          </span>
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
    { key: 'last', header: 'Last order', cell: ({ lastOrderAt }) => <Moment at={lastOrderAt} /> },
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

/** What a vendor has paid for, with its days of grace. */
export function ordersUntilText(ordersUntil: string | null): string {
  return ordersUntil ? `Orders until ${formatDate(ordersUntil)}` : 'Without an end';
}
