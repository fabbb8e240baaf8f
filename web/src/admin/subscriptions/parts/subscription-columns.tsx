import { Link } from 'wouter';
import { formatDate } from '../../../lib/time/format-time.ts';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { vendorPath } from '../../shared/admin-links.ts';
import { dayDistance } from '../../shared/day-distance.ts';
import { LookBadge } from '../../shared/look-badge.tsx';
import { planText } from '../../shared/plan-text.ts';
import { quietLinkClass } from '../../shared/quiet-link-class.ts';
import { subscriptionLooks } from '../../shared/subscription-looks.ts';
import type { EndingSubscription } from '../../shared/use-ending-subscriptions.ts';

export function subscriptionColumns(now: Date): Column<EndingSubscription>[] {
  return [
    {
      key: 'mess',
      header: 'Mess',
      isRowHeader: true,
      cell: (row) => (
        <>
          <VendorLink row={row} />
          <span className="block font-normal text-ink-faint">{row.subdomain}</span>
        </>
      ),
    },
    { key: 'plan', header: 'Plan', cell: ({ plan }) => planText(plan) },
    {
      key: 'state',
      header: 'State',
      cell: ({ state }) => <LookBadge look={subscriptionLooks[state]} />,
    },
    {
      key: 'end',
      header: 'Paid until',
      cell: ({ periodEnd }) => <Day at={periodEnd} now={now} />,
    },
    {
      key: 'orders',
      header: 'Takes orders until',
      cell: ({ ordersUntil }) => <Day at={ordersUntil} now={now} />,
    },
  ];
}

/** To the vendor's details. */
export function VendorLink({ row }: { row: EndingSubscription }) {
  return (
    <Link
      href={vendorPath({ id: row.vendorId, subdomain: row.subdomain })}
      className={`inline-flex items-center ${quietLinkClass}`}
    >
      {row.name}
    </Link>
  );
}

function Day({ at, now }: { at: string; now: Date }) {
  return (
    <time dateTime={at} className="whitespace-nowrap tabular-nums">
      {formatDate(at)}
      <span className="block text-ink-faint">{dayDistance(at, now)}</span>
    </time>
  );
}
