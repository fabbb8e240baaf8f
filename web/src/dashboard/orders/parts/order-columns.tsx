import { toPaise } from '@thali/shared/money/paise';
import { Money } from '../../../lib/ui/money.tsx';
import { StatusBadge } from '../../../lib/ui/status-badge.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { countText, listOrderNumber, unitCount } from '../order-texts.ts';
import { ItemsSummary } from './items-summary.tsx';
import type { LedgerProps, LedgerRow } from './order-table.tsx';
import { OrderTime } from './order-time.tsx';
import { RowActions } from './row-actions.tsx';

/** The columns of the orders; `onChangeStatus` and `onView` are what their last one does. */
export function orderColumns(
  acts: Pick<LedgerProps, 'onChangeStatus' | 'onView'>,
): Column<LedgerRow>[] {
  return [
    {
      key: 'number',
      header: (
        <abbr title="Row" className="no-underline">
          #
        </abbr>
      ),
      align: 'end',
      width: 'w-12',
      cell: ({ number }) => <span className="text-ink-faint tabular-nums">{number}</span>,
    },
    {
      key: 'id',
      header: 'Order ID',
      isRowHeader: true,
      cell: ({ order }) => (
        <span id={rowHeadingId(order.id)} className="font-bold tabular-nums">
          {listOrderNumber(order.id)}
        </span>
      ),
    },
    {
      key: 'customer',
      header: 'Customer',
      width: 'max-w-44',
      cell: ({ order }) => (
        <>
          <span className="block truncate font-semibold">
            {order.customerInfo.name || 'Customer'}
          </span>
          <span className="text-ink-faint tabular-nums">{order.customerInfo.phone}</span>
        </>
      ),
    },
    {
      key: 'items',
      header: 'Items',
      width: 'max-w-72 min-w-44',
      cell: ({ order }) => (
        <>
          <span className="block font-semibold">{countText(unitCount(order))}</span>
          <ItemsSummary order={order} />
        </>
      ),
    },
    {
      key: 'total',
      header: 'Total',
      align: 'end',
      cell: ({ order }) => <Money paise={toPaise(order.finalAmount)} className="font-semibold" />,
    },
    {
      key: 'status',
      header: 'Status',
      cell: ({ order }) => <StatusBadge status={order.status} />,
    },
    {
      key: 'date',
      header: 'Date',
      cell: ({ order }) => <OrderTime order={order} className="flex flex-col whitespace-nowrap" />,
    },
    {
      key: 'actions',
      header: 'Actions',
      align: 'end',
      cell: ({ order, isMoving }) => (
        <RowActions
          order={order}
          isMoving={isMoving}
          describedBy={rowHeadingId(order.id)}
          {...acts}
        />
      ),
    },
  ];
}

function rowHeadingId(orderId: string): string {
  return `row-${orderId}`;
}
