import type { AnalyticsPeriod } from '@thali/shared/analytics/analytics-fields';
import { statusFacts } from '@thali/shared/orders/order-status';
import { ShareBar } from '../../../lib/ui/figures/share-bar.tsx';
import { StatusBadge } from '../../../lib/ui/status-badge.tsx';
import { DataTable } from '../../../lib/ui/table/data-table.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { type StatusShare, statusShares } from '../../shared/status-shares.ts';

const columns: readonly Column<StatusShare>[] = [
  {
    key: 'status',
    header: 'Status',
    isRowHeader: true,
    cell: ({ status, percent, note }) => (
      <>
        <StatusBadge status={status} />
        {note && <span className="block text-xs font-normal text-ink-soft">{note}</span>}
        <Share status={status} percent={percent} className="mt-2 sm:hidden" />
      </>
    ),
  },
  {
    key: 'count',
    header: 'Count',
    align: 'end',
    width: 'max-[22rem]:px-2',
    cell: ({ count }) => <span className="tabular-nums">{count.toLocaleString('en-IN')}</span>,
  },
  {
    key: 'percent',
    header: (
      <>
        <span className="max-[22rem]:sr-only">Percentage</span>
        <span aria-hidden="true" className="min-[22rem]:hidden">
          %
        </span>
      </>
    ),
    align: 'end',
    width: 'max-[22rem]:pl-0',
    cell: ({ percent }) => <span className="tabular-nums">{percent}%</span>,
  },
  {
    key: 'bar',
    header: 'Share',
    width: 'w-1/3 max-sm:hidden',
    cell: ({ status, percent }) => <Share status={status} percent={percent} className="mt-1.5" />,
  },
];

type ShareProps = Pick<StatusShare, 'status' | 'percent'> & { className: string };

function Share({ status, percent, className }: ShareProps) {
  return (
    <ShareBar
      share={Number(percent) / 100}
      tone={statusFacts[status].barTone}
      className={className}
    />
  );
}

export function StatusBreakdown({ orderStatusBreakdown, notCollectedOrders }: AnalyticsPeriod) {
  return (
    <DataTable
      caption="Order Status Breakdown"
      columns={columns}
      rows={statusShares(orderStatusBreakdown, notCollectedOrders)}
      keyOf={({ status }) => status}
    />
  );
}
