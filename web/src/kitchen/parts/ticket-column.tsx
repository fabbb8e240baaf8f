import type { Order } from '@thali/shared/orders/order.contract';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import type { ReactNode } from 'react';
import { orderName } from '../../orders/display/order-name.ts';
import type { KitchenActions } from '../kitchen-actions.ts';
import { ConfirmAll } from './confirm-all.tsx';
import { KitchenColumn } from './kitchen-column.tsx';
import { OrderTicket } from './order-ticket.tsx';
import { TicketLanes } from './ticket-lanes.tsx';
import { initialTickets, useGrowingList } from './use-growing-list.ts';

interface TicketColumnProps {
  title: string;
  empty: string;
  /** Oldest first. */
  orders: readonly Order[];
  /** Accepted orders that are not ready. */
  cooking: readonly Order[];
  settings: Pick<VendorSettings, 'orderCap' | 'shortFlow'>;
  /** The number of tickets side by side. */
  lanes: number;
  unsent: ReadonlySet<string>;
  unprinted: ReadonlySet<string>;
  /** By order: another order on screen with the same payment digits. */
  sameDigitsAs: ReadonlyMap<Order, Order>;
  actions: KitchenActions;
  onMore: (order: Order) => void;
  onMove?: ((order: Order) => void) | undefined;
  /** False on a phone, where the tab shows the title. */
  hasHeading: boolean;
  /** A button beside the title of a column without new orders. */
  action?: ReactNode;
}

export function TicketColumn(props: TicketColumnProps) {
  const { title, empty, orders, lanes, unsent, unprinted, sameDigitsAs, actions, onMore, onMove } =
    props;
  const { cooking, settings, hasHeading, action } = props;
  const { shown, list, end } = useGrowingList(orders);
  const pending = orders.filter(({ status }) => status === 'pending');
  return (
    <KitchenColumn
      {...{ title, hasHeading, list }}
      count={orders.length}
      action={
        pending.length > 1 ? (
          // At 1280 pixels, a heading with three digits has no room for the icon.
          <ConfirmAll {...{ pending, cooking, settings, actions }} isCompact={hasHeading} />
        ) : (
          action
        )
      }
    >
      {orders.length === 0 && (
        <p className="px-4 py-8 text-center text-xl text-ink-soft">{empty}</p>
      )}
      <TicketLanes
        lanes={lanes}
        tickets={shown.map((order, index) => ({
          key: order.id,
          isOffScreen: index >= initialTickets,
          node: (
            <OrderTicket
              order={order}
              isUnsent={unsent.has(order.id)}
              isUnprinted={unprinted.has(order.id)}
              isShortFlow={settings.shortFlow ?? false}
              sameDigitsAs={numberOf(sameDigitsAs.get(order))}
              actions={actions}
              onMore={onMore}
              onMove={onMove}
            />
          ),
        }))}
      />
      <div ref={end} />
    </KitchenColumn>
  );
}

function numberOf(order: Order | undefined): string | undefined {
  return order && orderName(order);
}
