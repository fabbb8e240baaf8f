import { kitchenNumber } from '@thali/shared/ids/order-id';
import { toPaise } from '@thali/shared/money/paise';
import { readablePhone } from '../../../lib/phone/readable-phone.ts';
import { Money } from '../../../lib/ui/money.tsx';
import type { Column } from '../../../lib/ui/table/table-column.ts';
import { countText, itemsText, unitCount } from '../../../orders/display/order-texts.ts';
import { ServedBadge } from '../../../orders/display/service.tsx';
import { StaffPaymentBadge } from '../../../orders/payment/payment-badge.tsx';
import { OrderTime } from '../../../orders/status/order-time.tsx';
import type { Order } from '../order-list.ts';
import type { ChangeOrderStatus } from '../use-change-order-status.ts';
import { ActionButtons, ViewButton } from './action-buttons.tsx';
import { OrderBadge } from './order-badge.tsx';

/** The data of a row. The row renders again only when this data changes. */
export interface LedgerRow {
  order: Order;
  number: number;
  isMoving: boolean;
}

interface OrderActions {
  onChangeStatus: ChangeOrderStatus;
  onView: (order: Order) => void;
}

export function orderColumns({ onChangeStatus, onView }: OrderActions): Column<LedgerRow>[] {
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
          {kitchenNumber(order.id)}
          {order.token !== undefined && (
            <span className="block font-semibold whitespace-nowrap">Token {order.token}</span>
          )}
          {order.offline && (
            <span className="block font-semibold whitespace-nowrap">{order.offline.number}</span>
          )}
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
          <span className="text-ink-faint whitespace-nowrap tabular-nums">
            {readablePhone(order.customerInfo.phone)}
          </span>
        </>
      ),
    },
    {
      key: 'items',
      header: 'Items',
      width: 'max-w-72 min-w-44 2xl:max-w-110',
      cell: ({ order }) => (
        <>
          <span className="flex items-center gap-2 font-semibold">
            {countText(unitCount(order))}
            <ServedBadge order={order} />
          </span>
          <span className="line-clamp-2 text-ink-soft">{itemsText(order)}</span>
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
      cell: ({ order }) => (
        <span className="flex flex-col items-start gap-1">
          <OrderBadge order={order} />
          <StaffPaymentBadge order={order} digitsClass="hidden" />
        </span>
      ),
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
        // Negative margins let the text set the row's height, although the buttons are taller.
        <div className="-my-1.5 -mr-2 flex items-center justify-end gap-1">
          <ActionButtons
            {...{ order, isMoving, onChangeStatus }}
            size="small"
            describedBy={rowHeadingId(order.id)}
          >
            <ViewButton order={order} onView={onView} describedBy={rowHeadingId(order.id)} />
          </ActionButtons>
        </div>
      ),
    },
  ];
}

function rowHeadingId(orderId: string): string {
  return `row-${orderId}`;
}
