import type { Order } from '../order-list.ts';
import type { PendingChanges } from '../pending-changes.ts';
import type { ActOnOrder } from '../use-act-on-order.ts';
import { OrderRow } from './order-row.tsx';

export interface LedgerProps {
  orders: readonly Order[];
  /** The number of the first row. */
  firstNumber: number;
  changes: PendingChanges;
  onAct: ActOnOrder;
  onView: (order: Order) => void;
}

const columns = ['Order ID', 'Customer', 'Items', 'Total', 'Status', 'Placed'];

/** Orders as dense rows, for a desk. */
export function OrderTable({ orders, firstNumber, changes, onAct, onView }: LedgerProps) {
  return (
    <div className="overflow-x-auto rounded-card border border-line bg-surface shadow-low">
      <table className="w-full text-left text-sm">
        <thead className="border-b border-line bg-sunken/60 text-xs text-ink-soft">
          <tr>
            <th scope="col" className="w-12 py-2.5 pl-4 text-right font-semibold">
              <abbr title="Row" className="no-underline">
                #
              </abbr>
            </th>
            {columns.map((column) => (
              <th
                key={column}
                scope="col"
                className={`px-3 py-2.5 font-semibold ${column === 'Total' ? 'text-right' : ''}`}
              >
                {column}
              </th>
            ))}
            <th scope="col" className="py-2.5 pr-4 text-right font-semibold">
              Actions
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {orders.map((order, index) => (
            <OrderRow
              key={order.id}
              order={order}
              number={firstNumber + index}
              isMoving={changes.has(order.id)}
              onAct={onAct}
              onView={onView}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}
