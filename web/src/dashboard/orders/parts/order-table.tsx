import { type ReactNode, useMemo } from 'react';
import { DataTable } from '../../../lib/ui/table/data-table.tsx';
import type { RowSelection } from '../../../lib/ui/table/use-row-selection.ts';
import type { Order } from '../order-list.ts';
import { listOrderNumber } from '../order-texts.ts';
import type { PendingChanges } from '../pending-changes.ts';
import type { ChangeOrderStatus } from '../use-change-order-status.ts';
import { orderColumns } from './order-columns.tsx';
import { OrderListCard } from './order-list-card.tsx';

export interface LedgerProps {
  orders: readonly Order[];
  /** The number of the first row. */
  firstNumber: number;
  changes: PendingChanges;
  /** Absent: the rows can't be chosen. */
  selection?: RowSelection | undefined;
  onChangeStatus: ChangeOrderStatus;
  onView: (order: Order) => void;
}

/** What a row shows; drawn anew only when one of these changes. */
export interface LedgerRow {
  order: Order;
  number: number;
  isMoving: boolean;
}

interface OrderTableProps extends LedgerProps {
  caption: string;
  /** Stands in the table's place while there is no order. */
  empty: ReactNode;
}

/** Orders as dense rows, for a desk; as cards for phones and tablets. */
export function OrderTable(props: OrderTableProps) {
  const { caption, empty, orders, firstNumber, changes, selection, onChangeStatus, onView } = props;
  const columns = useMemo(() => orderColumns({ onChangeStatus, onView }), [onChangeStatus, onView]);
  const renderCard = useMemo(
    () =>
      ({ order, isMoving }: LedgerRow, checkbox: ReactNode) => (
        <OrderListCard
          order={order}
          isMoving={isMoving}
          checkbox={checkbox}
          onChangeStatus={onChangeStatus}
          onView={onView}
        />
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
      nameOf={({ order }) => `#${listOrderNumber(order.id)}`}
      selection={selection}
      isHighlighted={({ order }) => order.status === 'pending'}
      renderCard={renderCard}
      wideFrom="75rem"
      empty={empty}
    />
  );
}
