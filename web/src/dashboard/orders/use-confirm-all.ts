import { useMutation } from '@tanstack/react-query';
import { showToast } from '../../lib/ui/toast-store.ts';
import { moveAll } from './bulk-step.ts';
import type { Order } from './order-list.ts';
import { useOrderStore } from './order-store.tsx';

/** Confirms all that wait on screen, each with the usual ready time. Rule: orders-33 */
export function useConfirmAll(orders: readonly Order[]) {
  const { changes, acknowledged } = useOrderStore();
  const pending = orders.filter((order) => order.status === 'pending');
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      acknowledged.add(pending.map(({ id }) => id));
      return moveAll(changes, pending);
    },
    onSuccess({ moved, failed }) {
      const waiting =
        failed.length === 1 ? '1 order still waiting' : `${failed.length} orders still waiting`;
      showToast(
        failed.length === 0
          ? {
              kind: 'success',
              title: moved === 1 ? '1 order confirmed' : `${moved} orders confirmed`,
            }
          : {
              kind: 'error',
              title: 'Update failed',
              description: `Could not update order status. ${waiting}.`,
            },
      );
    },
  });
  return { pending, isConfirming: isPending, confirmAll: () => mutate() };
}
