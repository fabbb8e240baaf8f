import { useMutation } from '@tanstack/react-query';
import { orderName } from '@thali/shared/orders/order-name';
import { statusFacts, type VendorAction, vendorActions } from '@thali/shared/orders/order-status';
import type { OrderCap } from '@thali/shared/vendors/vendor-settings';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { useRowSelection } from '../../lib/ui/table/use-row-selection.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import {
  type HandOverPayment,
  mustAskForMoney,
  paymentFieldsOf,
} from '../../orders/payment/hand-over.ts';
import { promiseTimes } from '../../orders/staff/promise-times.ts';
import { readyMinutes, readyPromise, usualMinutesFor } from '../../orders/staff/ready-minutes.ts';
import { reasonOf, type StatusAnswer } from './change-order-status.ts';
import { useIsLater } from './later.tsx';
import type { Order } from './order-list.ts';
import type { OrderStatusChanges } from './order-status-changes.ts';
import { useOrderStore } from './order-store.tsx';

/**
 * The selected rows, and a function that moves all of them one step.
 * @param filterKey  identifies the current filter; another filter clears the selection
 */
export function useBulkStep(
  ongoingOrders: readonly Order[],
  filterKey: string,
  orderCap: OrderCap | undefined,
) {
  const { changes } = useOrderStore();
  const selection = useRowSelection();
  const { selected, selectRows } = selection;
  // Searches all ongoing orders, because newer orders may push a selected order off the page.
  const movableOrders = useMemo(
    () => ongoingOrders.filter((order) => selected.has(order.id) && nextStep(order)),
    [ongoingOrders, selected],
  );

  const [unpaidOrders, setUnpaidOrders] = useState<readonly Order[]>();
  const isLater = useIsLater();
  const { mutate, data, isPending, reset } = useMutation({
    mutationFn({ orders, payment }: BulkMove) {
      const minutes = promisedMinutes(
        orders,
        ongoingOrders.filter((order) => !isLater(order)),
        orderCap,
      );
      return moveAll(changes, orders, { payment, minutes });
    },
    onSuccess({ moved, failed }, { orders }) {
      const failedIds = new Set(failed.map(({ orderId }) => orderId));
      selectRows(
        orders.map(({ id }) => id).filter((id) => !failedIds.has(id)),
        false,
      );
      if (failed.length === 0) {
        const title = moved === 1 ? '1 order moved on' : `${moved} orders moved on`;
        showToast({ kind: 'success', title });
      }
    },
  });

  function clearAll() {
    selectRows([...selected], false);
    reset();
  }

  const clearSelection = useEffectEvent(clearAll);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter clears the selection
  useEffect(() => clearSelection(), [filterKey]);

  return {
    selection,
    movableOrders,
    isMoving: isPending,
    report: !isPending && data && data.failed.length > 0 ? data : undefined,
    moveOn() {
      const ending = movableOrders.filter(({ status }) => status === 'ready');
      if (mustAskForMoney(ending)) setUnpaidOrders(ending);
      else mutate({ orders: movableOrders });
    },
    /** The ready orders in the open payment question. Undefined if no question is open. */
    unpaidOrders,
    handOver(payment: HandOverPayment) {
      setUnpaidOrders(undefined);
      mutate({ orders: movableOrders, payment });
    },
    stopHandOver: () => setUnpaidOrders(undefined),
    clear: clearAll,
  };
}

/** The promised minutes of the new orders, by id. Empty without a usual ready time. Rule: kitchen-30 */
function promisedMinutes(
  orders: readonly Order[],
  ongoing: readonly Order[],
  cap: OrderCap | undefined,
): ReadonlyMap<string, number> {
  const usualMinutes = readyMinutes.get();
  if (usualMinutes === 0) return new Map();
  const oldestFirst = orders
    .filter(({ status }) => status === 'pending')
    .toSorted((a, b) => Date.parse(a.createdAt) - Date.parse(b.createdAt));
  const cooking = ongoing.filter(({ status }) => statusFacts[status].isCooking);
  const minutes = promiseTimes(oldestFirst, { cooking, usualMinutes, cap });
  return new Map(
    oldestFirst.map((order, index) => [
      order.id,
      order.readyRange ? usualMinutesFor(order) : (minutes[index] ?? usualMinutes),
    ]),
  );
}

interface BulkMove {
  orders: readonly Order[];
  payment?: HandOverPayment;
}

interface BulkDetails {
  /** How the guests paid for the unpaid orders. */
  payment?: HandOverPayment | undefined;
  /** The promised minutes of the new orders, by id. */
  minutes?: ReadonlyMap<string, number>;
}

const maxConcurrentCalls = 4;

/** The outcome of a bulk step. */
export interface BulkReport {
  moved: number;
  failed: { orderId: string; name: string; reason: string }[];
}

const forwardActions = vendorActions.filter(({ to }) => to !== 'cancelled');

/** The next step of a status. Cancelling is not a step. */
export function nextStep({ status }: Pick<Order, 'status'>): VendorAction | undefined {
  return forwardActions.find(({ from }) => from === status);
}

/** Counts the orders for each step, in the order of the steps. */
export function countSteps(orders: readonly Order[]): { label: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const order of orders) {
    const label = nextStep(order)?.label;
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return forwardActions.flatMap(({ label }) => {
    const count = counts.get(label);
    return count ? [{ label, count }] : [];
  });
}

/** Moves all orders one step. Rule: orders-24 */
export async function moveAll(
  { change }: Pick<OrderStatusChanges, 'change'>,
  orders: readonly Order[],
  { payment, minutes }: BulkDetails = {},
): Promise<BulkReport> {
  const report: BulkReport = { moved: 0, failed: [] };
  const pendingMoves = orders.flatMap((order) => {
    const step = nextStep(order);
    if (!step) return [];
    const { to: status } = step;
    const paymentFields = status === 'completed' ? paymentFieldsOf(order, payment) : undefined;
    const promise = readyPromise(status, minutes?.get(order.id));
    return [{ order, change: { orderId: order.id, status, paymentFields, ...promise } }];
  });

  async function movePending(): Promise<void> {
    for (let next = pendingMoves.shift(); next; next = pendingMoves.shift()) {
      const answer = await change({ ...next.change, isQuiet: true });
      countAnswer(next.order, answer);
    }
  }

  function countAnswer(order: Order, answer: StatusAnswer | undefined): void {
    if (answer?.outcome === 'moved') {
      report.moved += 1;
      return;
    }
    const reason = answer ? reasonOf(answer) : 'is being changed already';
    report.failed.push({ orderId: order.id, name: orderName(order), reason });
  }

  await Promise.all(Array.from({ length: maxConcurrentCalls }, movePending));
  return report;
}
