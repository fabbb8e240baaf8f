import { canEndUncollected, type OrderStatus } from '@thali/shared/orders/order-status';
import { type MouseEvent, useCallback, useRef, useState } from 'react';
import { type CancelChoice, cancelBody, endBody } from '../../orders/end-order/cancel-choice.ts';
import { markSoldOut } from '../../orders/end-order/mark-sold-out.ts';
import {
  type HandOverPayment,
  mustAskForMoney,
  paymentFieldsOf,
  settledMoney,
} from '../../orders/payment/hand-over.ts';
import { isGhostTap, type Tap } from '../../orders/staff/ghost-tap.ts';
import { readyPromise, usualMinutesFor } from '../../orders/staff/ready-minutes.ts';
import type { Order } from './order-list.ts';
import { type OrderStore, useOrderStore } from './order-store.tsx';

export interface Step {
  order: Order;
  status: OrderStatus;
  /** Minutes until ready, if they differ from the default. */
  minutes?: number | undefined;
}

export type ChangeOrderStatus = (step: Step, event: MouseEvent) => void;

/**
 * Changes the status of the tapped order. Ignores the second tap of a double tap if it hits another order. Asks before
 * a cancellation, because no undo is possible. Asks about the money when staff hand over an unpaid order.
 */
export function useChangeOrderStatus() {
  const store = useOrderStore();
  const lastTap = useRef<Tap>(undefined);
  const [orderToCancel, setOrderToCancel] = useState<Order>();
  const [unpaidOrder, setUnpaidOrder] = useState<Order>();

  const changeStatus: ChangeOrderStatus = useCallback(
    (step, { clientX: x, clientY: y, timeStamp: at }) => {
      const tap = { orderId: step.order.id, x, y, at };
      if (isGhostTap(lastTap.current, tap)) return;
      lastTap.current = tap;
      if (step.status === 'cancelled') setOrderToCancel(step.order);
      else if (step.status === 'completed' && mustAskForMoney([step.order]))
        setUnpaidOrder(step.order);
      else sendOrHold(store, step);
    },
    [store],
  );
  const stopCancelling = useCallback(() => setOrderToCancel(undefined), []);
  const cancel = useCallback(
    (choice: CancelChoice) => {
      if (orderToCancel) cancelOrder(store, orderToCancel, choice);
      setOrderToCancel(undefined);
    },
    [store, orderToCancel],
  );

  function handOver(payment: HandOverPayment) {
    if (unpaidOrder) sendOrHold(store, { order: unpaidOrder, status: 'completed' }, payment);
    setUnpaidOrder(undefined);
  }

  return {
    changeStatus,
    cancelling: orderToCancel,
    cancel,
    stopCancelling,
    unpaid: unpaidOrder,
    handOver,
    stopHandOver: () => setUnpaidOrder(undefined),
  };
}

function cancelOrder({ changes }: OrderStore, order: Order, choice: CancelChoice): void {
  const how = canEndUncollected(order.status)
    ? { ended: endBody(choice) }
    : { cancel: cancelBody(choice) };
  void changes.change({ orderId: order.id, status: 'cancelled', ...how });
  void markSoldOut(order, choice);
}

/** Completing an order waits some seconds for an undo, because the server cannot undo it. */
function sendOrHold(
  { changes }: OrderStore,
  { order, status, minutes }: Step,
  payment?: HandOverPayment,
): void {
  const change = { orderId: order.id, token: order.token, status };
  if (status === 'completed') {
    const paymentFields = paymentFieldsOf(order, payment);
    changes.changeLater({ ...change, paymentFields, settled: settledMoney(order, payment) });
  } else
    void changes.change({ ...change, ...readyPromise(status, minutes ?? usualMinutesFor(order)) });
}
