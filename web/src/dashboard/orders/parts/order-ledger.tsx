import { orderName } from '@thali/shared/orders/order-name';
import { type ReactNode, useMemo } from 'react';
import { dayText } from '../../../lib/ui/date-picker/date-picker-days.ts';
import { statusLabel } from '../../../lib/ui/status-badge.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { DataTable } from '../../../lib/ui/table/data-table.tsx';
import type { RowSelection } from '../../../lib/ui/table/use-row-selection.ts';
import { type OrderChoice, paymentLabels } from '../order-filter.ts';
import type { Order, PendingChanges } from '../order-list.ts';
import type { ChangeOrderStatus } from '../use-change-order-status.ts';
import { type LedgerRow, orderColumns } from './order-columns.tsx';
import { OrderListCard } from './order-list-card.tsx';

interface LedgerProps {
  orders: readonly Order[];
  /** The number of the first row. */
  firstNumber: number;
  changes: PendingChanges;
  /** Absent if rows have no checkbox. */
  selection?: RowSelection | undefined;
  onChangeStatus: ChangeOrderStatus;
  onView: (order: Order) => void;
}

type LedgerChoice = Pick<OrderChoice, 'status' | 'payment' | 'date' | 'search' | 'isArchived'>;

interface OrderLedgerProps extends LedgerProps {
  choice: LedgerChoice;
  /** Whether the rows still belong to the previous choice. */
  isStale: boolean;
  /** The number of orders on all pages. Null if unknown. */
  total: number | null;
  onArchive: (isShown: boolean) => void;
  /** The content if the mess has no orders yet. */
  noOrders: ReactNode;
}

/** A page of orders. The rows come first, then the switch for the archive. */
export function OrderLedger(props: OrderLedgerProps) {
  const { choice, isStale, total, onArchive, noOrders, ...ledger } = props;
  const title = ledgerTitle(choice);
  return (
    <section aria-label={title}>
      <h3 className="sr-only">{title}</h3>
      <p role="status" className="sr-only">
        {choice.search && !isStale && total !== null && `${total} found`}
      </p>
      <OrderTable {...ledger} caption={title} empty={emptyText(choice) ?? noOrders} />
      <div className="mt-3 flex flex-wrap items-center justify-between gap-x-6">
        <p className="text-sm text-ink-soft tabular-nums empty:hidden">
          {choice.isArchived && !choice.date && 'Older than the 1,000 most recent orders'}
          {total !== null && total > 0 && totalText(total, choice)}
        </p>
        {!choice.date && (
          <Switch
            label={<span className="text-sm">Show Archived Orders</span>}
            isOn={choice.isArchived}
            onChange={onArchive}
          />
        )}
      </div>
    </section>
  );
}

/** The server counts only the most recent orders. Rule: orders-18 */
function totalText(total: number, { search, payment, date }: LedgerChoice): string {
  const count = total.toLocaleString('en-IN');
  return search || payment || date ? `${count} found` : `Latest ${count}`;
}

/** The heading above the rows. */
function ledgerTitle({ status, payment, date, isArchived }: LedgerChoice): string {
  const label = status && statusLabel(status);
  const orders =
    isArchived && !date
      ? `Archived ${label ? `${label.toLowerCase()} ` : ''}orders`
      : `${label ?? 'All'} orders`;
  const filters = [payment && paymentLabels[payment], date && dayText(date)];
  return [orders, ...filters].filter(Boolean).join(', ');
}

/** The text if the filter matches no order. */
function emptyText(choice: LedgerChoice): string | undefined {
  const { payment, date, search, isArchived } = choice;
  const status = choice.status ? `${statusLabel(choice.status).toLowerCase()} ` : '';
  if (payment || date) return `No ${status}orders match these filters`;
  if (search && isArchived) {
    return `No ${status}orders in this part of the archive match “${search}”`;
  }
  if (search) return `No ${status}orders match “${search}”`;
  if (isArchived) return `No ${status}orders older than the 1,000 most recent`;
  return status ? `No ${status}orders` : undefined;
}

interface OrderTableProps extends LedgerProps {
  caption: string;
  /** The content that replaces a table without rows. */
  empty: ReactNode;
}

/** A table on a wide screen, cards on phones and tablets. */
function OrderTable(props: OrderTableProps) {
  const { caption, empty, orders, firstNumber, changes, selection, onChangeStatus, onView } = props;
  const columns = useMemo(() => orderColumns({ onChangeStatus, onView }), [onChangeStatus, onView]);
  const renderCard = useMemo(
    () =>
      ({ order, isMoving }: LedgerRow, checkbox: ReactNode) => (
        <OrderListCard {...{ order, isMoving, checkbox, onChangeStatus, onView }} />
      ),
    [onChangeStatus, onView],
  );
  return (
    <DataTable
      caption={caption}
      columns={columns}
      rows={orders.map((order, index) => ({
        order,
        number: firstNumber + index,
        isMoving: changes.has(order.id),
      }))}
      keyOf={({ order }) => order.id}
      nameOf={({ order }) => orderName(order)}
      selection={selection}
      isHighlighted={({ order }) => order.status === 'pending'}
      renderCard={renderCard}
      wideFrom="75rem"
      empty={empty}
    />
  );
}
