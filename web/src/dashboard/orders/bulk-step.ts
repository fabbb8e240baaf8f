import { useMutation } from '@tanstack/react-query';
import { type VendorAction, vendorActions } from '@thali/shared/orders/order-status';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useRowSelection } from '../../lib/ui/table/use-row-selection.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { readyPromise } from '../../orders/staff/ready-minutes.ts';
import { reasonOf, type StatusAnswer } from './change-order-status.ts';
import type { Order } from './order-list.ts';
import type { OrderStatusChanges } from './order-status-changes.ts';
import { useOrderStore } from './order-store.tsx';

/**
 * The selected rows, and a function that moves all of them one step.
 * @param filterKey  identifies the current filter; another filter clears the selection
 */
export function useBulkStep(ongoingOrders: readonly Order[], filterKey: string) {
  const { changes } = useOrderStore();
  const selection = useRowSelection();
  const { selected, selectRows } = selection;
  // Looks among all ongoing orders, because newer orders may push a selected order off the page.
  const movable = useMemo(
    () => ongoingOrders.filter((order) => selected.has(order.id) && nextStep(order)),
    [ongoingOrders, selected],
  );

  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: (orders: readonly Order[]) => moveAll(changes, orders),
    onSuccess({ moved, failed }, orders) {
      const stay = new Set(failed.map(({ orderId }) => orderId));
      selectRows(
        orders.map(({ id }) => id).filter((id) => !stay.has(id)),
        false,
      );
      if (failed.length === 0) {
        const title = moved === 1 ? '1 order moved on' : `${moved} orders moved on`;
        showToast({ kind: 'success', title });
      }
    },
  });

  function clear() {
    selectRows([...selected], false);
    reset();
  }

  const begin = useEffectEvent(clear);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another filter clears the selection
  useEffect(() => begin(), [filterKey]);

  return {
    selection,
    movable,
    isMoving: isPending,
    report: !isPending && data && data.failed.length > 0 ? data : undefined,
    moveOn: () => mutate(movable),
    clear,
  };
}

const maxConcurrentCalls = 4;

/** The outcome of a bulk step. */
export interface BulkReport {
  moved: number;
  failed: { orderId: string; reason: string }[];
}

const forward = vendorActions.filter(({ to }) => to !== 'cancelled');

/** The next step of a status. Cancelling is not a step. */
export function nextStep({ status }: Pick<Order, 'status'>): VendorAction | undefined {
  return forward.find(({ from }) => from === status);
}

/** Counts the orders for each step, in the order of the steps. */
export function countSteps(orders: readonly Order[]): { label: string; count: number }[] {
  const counts = new Map<string, number>();
  for (const order of orders) {
    const label = nextStep(order)?.label;
    if (label) counts.set(label, (counts.get(label) ?? 0) + 1);
  }
  return forward.flatMap(({ label }) => {
    const count = counts.get(label);
    return count ? [{ label, count }] : [];
  });
}

/** Moves all orders one step. Rule: orders-24 */
export async function moveAll(
  { change }: Pick<OrderStatusChanges, 'change'>,
  orders: readonly Order[],
): Promise<BulkReport> {
  const report: BulkReport = { moved: 0, failed: [] };
  const waiting = orders.flatMap((order) => {
    const step = nextStep(order);
    return step ? [{ orderId: order.id, status: step.to }] : [];
  });

  async function work(): Promise<void> {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const answer = await change({ ...next, isQuiet: true, ...readyPromise(next.status) });
      count(next.orderId, answer);
    }
  }

  function count(orderId: string, answer: StatusAnswer | undefined): void {
    if (answer?.outcome === 'moved') report.moved += 1;
    else if (!answer) report.failed.push({ orderId, reason: 'is being changed already' });
    else report.failed.push({ orderId, reason: reasonOf(answer) });
  }

  await Promise.all(Array.from({ length: maxConcurrentCalls }, work));
  return report;
}
