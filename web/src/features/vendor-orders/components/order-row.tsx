import { toPaise } from '@thali/shared/money/paise';
import { memo } from 'react';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { Money } from '../../../ui/money.tsx';
import { StatusBadge } from '../../../ui/status-badge.tsx';
import type { Order } from '../order-list.ts';
import { countText, listOrderNumber, unitCount } from '../order-texts.ts';
import type { ActOnOrder } from '../use-act-on-order.ts';
import { ActionButtons } from './action-buttons.tsx';
import { ItemsSummary } from './items-summary.tsx';
import { OrderTime } from './order-time.tsx';

interface OrderRowProps {
  order: Order;
  number: number;
  isMoving: boolean;
  onAct: ActOnOrder;
  onView: (order: Order) => void;
}

export const OrderRow = memo(function OrderRow(props: OrderRowProps) {
  const { order, number, isMoving, onAct, onView } = props;
  const headingId = `row-${order.id}`;
  return (
    <tr
      data-order-id={order.id}
      className={classNames('align-top', order.status === 'pending' && 'bg-accent-soft/50')}
    >
      <td className="py-3.5 pl-4 text-right text-ink-faint tabular-nums">{number}</td>
      <th scope="row" id={headingId} className="px-3 py-3.5 font-bold tabular-nums">
        {listOrderNumber(order.id)}
      </th>
      <td className="max-w-44 px-3 py-3.5">
        <span className="block truncate font-semibold">
          {order.customerInfo.name || 'Customer'}
        </span>
        <span className="text-ink-faint tabular-nums">{order.customerInfo.phone}</span>
      </td>
      <td className="max-w-72 min-w-44 px-3 py-3.5">
        <span className="block font-semibold">{countText(unitCount(order))}</span>
        <ItemsSummary order={order} />
      </td>
      <td className="px-3 py-3.5 text-right">
        <Money paise={toPaise(order.finalAmount)} className="font-semibold" />
      </td>
      <td className="px-3 py-3.5">
        <StatusBadge status={order.status} />
      </td>
      <td className="px-3 py-3.5">
        <OrderTime order={order} className="flex flex-col whitespace-nowrap" />
      </td>
      <td className="py-1.5 pr-2">
        <div className="flex items-center justify-end gap-1">
          <ActionButtons
            order={order}
            isMoving={isMoving}
            onAct={onAct}
            size="small"
            describedBy={headingId}
          />
          <Button
            variant="quiet"
            size="small"
            aria-describedby={headingId}
            onClick={() => onView(order)}
          >
            View
          </Button>
        </div>
      </td>
    </tr>
  );
});
