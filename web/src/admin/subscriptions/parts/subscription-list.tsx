import type { EndingSubscription } from '@thali/shared/admin/admin-vendors.contract';
import { Link } from 'wouter';
import { formatDate } from '../../../lib/time/format-time.ts';
import { Card } from '../../../lib/ui/card.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { vendorPath } from '../../shared/admin-links.ts';
import { dayDistance, planText } from '../../shared/format.ts';
import { LookBadge, subscriptionLooks } from '../../shared/look-badge.tsx';
import { quietLinkClass } from '../../shared/opening-button.tsx';

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

function VendorLink({ row }: { row: EndingSubscription }) {
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

/** A subscription as a card, for phones. */
export function SubscriptionCard({ row, now }: { row: EndingSubscription; now: Date }) {
  const { plan, state, periodEnd, ordersUntil } = row;
  return (
    <Card className="px-4 py-3 text-sm">
      <div className="flex items-start justify-between gap-3">
        <h3 className="min-w-0 text-base font-semibold">
          <VendorLink row={row} />
        </h3>
        <LookBadge look={subscriptionLooks[state]} />
      </div>
      <p className="mt-1">
        {planText(plan)} · paid until {formatDate(periodEnd)} ({dayDistance(periodEnd, now)})
      </p>
      <p className="text-ink-faint">
        {state === 'ended' ? 'Took' : 'Takes'} orders until {formatDate(ordersUntil)} (
        {dayDistance(ordersUntil, now)})
      </p>
    </Card>
  );
}
