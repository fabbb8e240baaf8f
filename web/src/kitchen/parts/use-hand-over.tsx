import type { Order } from '@thali/shared/orders/order.contract';
import { type ComponentProps, type ReactNode, useState } from 'react';
import { orderName } from '../../orders/display/order-name.ts';
import { mustAskForMoney } from '../../orders/payment/hand-over.ts';
import { HandOverDialog } from '../../orders/payment/hand-over-dialog.tsx';
import type { KitchenActions } from '../kitchen-actions.ts';
import type { HandOverRow } from './hand-over-row.tsx';
import { TokenPad } from './token-pad.tsx';

interface HandOverProps {
  /** The ready orders, oldest first. */
  orders: readonly Order[];
  unsent: ReadonlySet<string>;
  /** By order: another order on screen with the same payment digits. */
  sameDigitsAs: ReadonlyMap<Order, Order>;
  actions: KitchenActions;
  onMore: (order: Order) => void;
}

export interface HandOver {
  selectedIds: ReadonlySet<string>;
  select: (ids: ReadonlySet<string>) => void;
  /** Hands over these orders. Asks first if money is missing. */
  handOver: (orders: readonly Order[]) => void;
  openPad: () => void;
  rowOf: (order: Order) => ComponentProps<typeof HandOverRow>;
  dialogs: ReactNode;
}

/**
 * The selected ready orders, the token pad and the question about money. The board keeps this state, so that it
 * survives a new layout when the tablet rotates.
 */
export function useHandOver({
  orders,
  unsent,
  sameDigitsAs,
  actions,
  onMore,
}: HandOverProps): HandOver {
  const [selectedIds, select] = useState<ReadonlySet<string>>(new Set());
  const [ordersToAsk, setOrdersToAsk] = useState<readonly Order[]>();
  const [isPadOpen, setPadOpen] = useState(false);

  const rowOf: HandOver['rowOf'] = (order) => {
    const sameDigitsOrder = sameDigitsAs.get(order);
    return {
      order,
      isUnsent: unsent.has(order.id),
      sameDigitsAs: sameDigitsOrder && orderName(sameDigitsOrder),
      onHandOver: (event) =>
        mustAskForMoney([order])
          ? actions.handOver([order], 'upi', event)
          : actions.move(order, ['completed'], event),
      onAsk: () => setOrdersToAsk([order]),
      onMore: () => onMore(order),
    };
  };
  return {
    ...{ selectedIds, select, rowOf },
    openPad: () => setPadOpen(true),
    handOver: (selected) =>
      mustAskForMoney(selected) ? setOrdersToAsk(selected) : actions.handOver(selected),
    dialogs: (
      <>
        <TokenPad
          isOpen={isPadOpen}
          onClose={() => setPadOpen(false)}
          orders={orders}
          rowOf={rowOf}
        />
        {ordersToAsk && (
          <HandOverDialog
            orders={ordersToAsk}
            onHandOver={(payment) => {
              setOrdersToAsk(undefined);
              actions.handOver(ordersToAsk, payment);
            }}
            onClose={() => setOrdersToAsk(undefined)}
          />
        )}
      </>
    ),
  };
}
