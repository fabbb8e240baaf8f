import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo } from 'react';
import { useRowSelection } from '../../lib/ui/table/use-row-selection.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { moveAll, nextStep } from './bulk-step.ts';
import type { Order } from './order-list.ts';
import { useOrderStore } from './order-store-provider.tsx';

/**
 * The rows that are checked, and the one step that they take together.
 * @param shown  what the list is narrowed to: what no longer shows does not stay checked
 */
export function useBulkStep(ongoingOrders: readonly Order[], shown: string) {
  const { changes, acknowledged } = useOrderStore();
  const selection = useRowSelection();
  const { selected, selectRows } = selection;
  // What has a next step is ongoing: also those that newer orders have pushed off the page.
  const movable = useMemo(
    () => ongoingOrders.filter((order) => selected.has(order.id) && nextStep(order)),
    [ongoingOrders, selected],
  );

  const { mutate, data, isPending, reset } = useMutation({
    mutationFn: (orders: readonly Order[]) => {
      acknowledged.add(orders.map(({ id }) => id));
      return moveAll(changes, orders);
    },
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
  // biome-ignore lint/correctness/useExhaustiveDependencies: each other list begins without a choice
  useEffect(() => begin(), [shown]);

  return {
    selection,
    movable,
    isMoving: isPending,
    report: !isPending && data && data.failed.length > 0 ? data : undefined,
    moveOn: () => mutate(movable),
    clear,
  };
}
