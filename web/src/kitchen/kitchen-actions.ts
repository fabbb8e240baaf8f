import type { Order } from '@thali/shared/orders/order.contract';
import { canEndUncollected, type OrderStatus } from '@thali/shared/orders/order-status';
import type { MouseEvent } from 'react';
import { serverNow } from '../lib/time/server-clock.ts';
import {
  type CancelChoice,
  cancelBody,
  endBody,
  soldOutOf,
} from '../orders/end-order/cancel-choice.ts';
import {
  type HandOverPayment,
  paymentFieldsOf,
  settledMoney,
} from '../orders/payment/hand-over.ts';
import { isGhostTap, type Tap } from '../orders/staff/ghost-tap.ts';
import { readyPromise, usualMinutesFor } from '../orders/staff/ready-minutes.ts';
import { minutesOfDelay } from './lateness.ts';
import { type StepQueue, undoMs } from './step-queue.ts';
import type { StepAction } from './steps.ts';
import type { DishTotal } from './totals.ts';

export type KitchenActions = ReturnType<typeof createKitchenActions>;

/** Turns taps into steps. If the server can't undo a step, the step waits a few seconds for an undo. */
export function createKitchenActions({ add }: Pick<StepQueue, 'add'>) {
  let lastTap: Tap | undefined;

  /** Whether the tap is the second half of a double tap, which hits the next order. */
  function isSecondTap({ id: orderId }: Order, event: MouseEvent): boolean {
    const { clientX: x, clientY: y, timeStamp: at } = event;
    const tap = { orderId, x, y, at };
    if (isGhostTap(lastTap, tap)) return true;
    lastTap = tap;
    return false;
  }

  return {
    /** Changes an order's status, in several steps if needed. Ignores the second half of a double tap. */
    move(
      order: Order,
      path: readonly OrderStatus[],
      event: MouseEvent,
      minutes = usualMinutesFor(order),
    ): void {
      if (isSecondTap(order, event)) return;
      for (const status of path) {
        add([statusAction(order, status, minutes)], { holdMs: isFinal[status] ? undoMs : 0 });
      }
    },
    /**
     * @param payment  how the guests paid the unpaid orders; undefined if the screen did not ask staff
     * @param event  the tap on a single order of a list
     */
    handOver(orders: readonly Order[], payment?: HandOverPayment, event?: MouseEvent): void {
      if (event && orders.some((order) => isSecondTap(order, event))) return;
      const actions = orders.flatMap((order): StepAction[] => {
        const { received, isUnpaid } = paymentFieldsOf(order, payment);
        const orderRef = orderRefOf(order);
        return [
          ...(received ? [{ kind: 'received', ...orderRef, method: received } as const] : []),
          {
            ...statusAction(order, 'completed', 0),
            settled: settledMoney(order, payment),
            ...(isUnpaid && { isUnpaid }),
          },
        ];
      });
      add(actions, { holdMs: undoMs });
    },
    cancel(order: Order, choice: CancelChoice): void {
      const { vendorId, status } = order;
      const soldOut = soldOutOf(choice).map(
        (itemId) => ({ kind: 'item', vendorId, itemId, soldOutToday: true }) as const,
      );
      const endAction = canEndUncollected(status)
        ? ({ kind: 'end', ...orderRefOf(order), how: endBody(choice) } as const)
        : ({
            kind: 'status',
            ...orderRefOf(order),
            status: 'cancelled',
            cancel: cancelBody(choice),
          } as const);
      add([endAction, ...soldOut]);
    },
    endUncollected(order: Order, returnPortions: boolean): void {
      add([{ kind: 'end', ...orderRefOf(order), how: { returnPortions } }]);
    },
    /**
     * Waits for an undo, because guests are told the promised times.
     * @param minutes  the promised minutes of each order
     */
    confirmAll(
      orders: readonly Order[],
      path: readonly OrderStatus[],
      minutes: readonly number[],
    ): void {
      const actions = orders.flatMap((order, index) =>
        path.map((status) => statusAction(order, status, minutes[index] ?? 0)),
      );
      add(actions, { holdMs: undoMs });
    },
    acknowledge(orders: readonly Order[]): void {
      add(orders.map((order) => ({ kind: 'acknowledge', ...orderRefOf(order) })));
    },
    tick(order: Order, line: number, isDone: boolean): void {
      add([{ kind: 'tick', ...orderRefOf(order), lines: [line], isDone }]);
    },
    /** Marks a dish as done in every order. */
    tickAll({ lines }: DishTotal): void {
      const byOrder = new Map<string, number[]>();
      for (const { order, index, isDone, isChoice } of lines) {
        if (!isDone && !isChoice) byOrder.set(order.id, [...(byOrder.get(order.id) ?? []), index]);
      }
      const actions = [...byOrder].map(
        ([orderId, ticked]) => ({ kind: 'tick', orderId, lines: ticked, isDone: true }) as const,
      );
      add(actions, { holdMs: undoMs });
    },
    delay(order: Order): void {
      const readyInMinutes = minutesOfDelay(order.estimatedReadyTime, serverNow());
      add([{ kind: 'ready-time', ...orderRefOf(order), readyInMinutes }]);
    },
    moveTo(order: Order, table: string | null): void {
      add([{ kind: 'table', ...orderRefOf(order), table }]);
    },
    /** Waits for an undo, because the server can't undo a received payment. */
    receive(order: Order, method: 'upi' | 'cash'): void {
      add([{ kind: 'received', ...orderRefOf(order), method }], { holdMs: undoMs });
    },
    changeItem(
      vendorId: string,
      itemId: string,
      change: { soldOutToday?: boolean; quantity?: number; knownQuantity?: number },
    ): void {
      add([{ kind: 'item', vendorId, itemId, ...change }]);
    },
    changeChoice(
      vendorId: string,
      change: { groupId: string; choiceId: string; soldOutToday: boolean },
    ): void {
      add([{ kind: 'choice', vendorId, ...change }]);
    },
  };
}

/** Whether a step to the status waits for an undo, because it notifies the guest or ends the order. */
const isFinal: Record<OrderStatus, boolean> = {
  pending: false,
  confirmed: false,
  preparing: false,
  ready: true,
  completed: true,
  cancelled: false,
  expired: false,
};

function statusAction(order: Order, status: OrderStatus, minutes: number) {
  return {
    kind: 'status',
    ...orderRefOf(order),
    status,
    ...readyPromise(status, minutes),
    ...(status === 'completed' && { settled: settledMoney(order, undefined) }),
  } as const;
}

/** The order of a step, with the token that texts about the step name. */
function orderRefOf({ id, token }: Order) {
  return { orderId: id, token };
}
