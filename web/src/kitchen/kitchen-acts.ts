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
import { type HandOverPayment, recordOf } from '../orders/payment/hand-over.ts';
import { isGhostTap, type Tap } from '../orders/staff/ghost-tap.ts';
import { readyMinutes, readyPromise } from '../orders/staff/ready-minutes.ts';
import { minutesOfDelay } from './lateness.ts';
import { type StepQueue, undoMs } from './step-queue.ts';
import type { StepAct } from './steps.ts';
import type { DishTotal } from './totals.ts';

export type KitchenActs = ReturnType<typeof kitchenActs>;

/** Turns taps into steps. If the server can't undo a step, the step waits a few seconds for an undo. */
export function kitchenActs({ add }: Pick<StepQueue, 'add'>) {
  let lastTap: Tap | undefined;

  return {
    /** Changes an order's status, in several steps if needed. Ignores the second half of a double tap. */
    move(
      order: Order,
      path: readonly OrderStatus[],
      event: MouseEvent,
      minutes = readyMinutes.get(),
    ): void {
      const { clientX: x, clientY: y, timeStamp: at } = event;
      const tap = { orderId: order.id, x, y, at };
      if (isGhostTap(lastTap, tap)) return;
      lastTap = tap;
      for (const status of path) {
        add([statusAct(order, status, minutes)], { holdMs: isFinal[status] ? undoMs : 0 });
      }
    },
    /** @param payment  how the money of the unpaid orders came in; undefined if staff were not asked */
    handOver(orders: readonly Order[], payment?: HandOverPayment): void {
      const acts = orders.flatMap((order): StepAct[] => {
        const { received, isUnpaid } = recordOf(order, payment);
        const { id: orderId } = order;
        return [
          ...(received ? [{ kind: 'received', orderId, method: received } as const] : []),
          { kind: 'status', orderId, status: 'completed', ...(isUnpaid && { isUnpaid }) },
        ];
      });
      add(acts, { holdMs: undoMs });
    },
    cancel(order: Order, choice: CancelChoice): void {
      const { id: orderId, vendorId, status } = order;
      const soldOut = soldOutOf(choice).map(
        (itemId) => ({ kind: 'item', vendorId, itemId, soldOutToday: true }) as const,
      );
      const end = canEndUncollected(status)
        ? ({ kind: 'end', orderId, how: endBody(choice) } as const)
        : ({ kind: 'status', orderId, status: 'cancelled', cancel: cancelBody(choice) } as const);
      add([end, ...soldOut]);
    },
    endUncollected({ id: orderId }: Order, returnPortions: boolean): void {
      add([{ kind: 'end', orderId, how: { returnPortions } }]);
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
      const acts = orders.flatMap((order, index) =>
        path.map((status) => statusAct(order, status, minutes[index] ?? 0)),
      );
      add(acts, { holdMs: undoMs });
    },
    acknowledge(orders: readonly Order[]): void {
      add(orders.map(({ id }) => ({ kind: 'acknowledge', orderId: id })));
    },
    tick(order: Order, line: number, isDone: boolean): void {
      add([{ kind: 'tick', orderId: order.id, lines: [line], isDone }]);
    },
    /** Marks a dish as done in every order. */
    tickAll({ lines }: DishTotal): void {
      const byOrder = new Map<string, number[]>();
      for (const { order, index, isDone, isChoice } of lines) {
        if (!isDone && !isChoice) byOrder.set(order.id, [...(byOrder.get(order.id) ?? []), index]);
      }
      const acts = [...byOrder].map(
        ([orderId, ticked]) => ({ kind: 'tick', orderId, lines: ticked, isDone: true }) as const,
      );
      add(acts, { holdMs: undoMs });
    },
    delay({ id, estimatedReadyTime }: Order): void {
      const readyInMinutes = minutesOfDelay(estimatedReadyTime, serverNow());
      add([{ kind: 'ready-time', orderId: id, readyInMinutes }]);
    },
    moveTo({ id: orderId }: Order, table: string | null): void {
      add([{ kind: 'table', orderId, table }]);
    },
    /** Waits for an undo, because the server can't undo a received payment. */
    receive({ id: orderId }: Order, method: 'upi' | 'cash'): void {
      add([{ kind: 'received', orderId, method }], { holdMs: undoMs });
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

function statusAct({ id }: Order, status: OrderStatus, minutes: number) {
  return { kind: 'status', orderId: id, status, ...readyPromise(status, minutes) } as const;
}
