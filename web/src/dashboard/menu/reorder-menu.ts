import { useMutation } from '@tanstack/react-query';
import { callApi } from '../../lib/api/call-api.ts';
import { errorText } from '../../lib/api/error-text.ts';
import { showToast } from '../../lib/ui/toast-store.ts';
import { type MenuOrder, useMenuCache } from './use-menu-cache.ts';

/** Puts categories, or the dishes of one, in a new order. */
export function useReorderMenu(vendorId: string) {
  const cache = useMenuCache(vendorId);
  return useMutation({
    mutationFn: (order: MenuOrder) =>
      callApi('PUT /vendors/{vendorId}/menu-order', {
        params: { vendorId },
        body: { category_ids: order.categoryIds, item_ids: order.itemIds },
        quiet: true,
      }),
    onSuccess: async (_, order) => {
      await cache.arrange(order);
      showToast({ kind: 'success', title: 'Order saved' });
    },
    onError: (error) => {
      showToast({
        kind: 'error',
        title: 'Could not save the order',
        description: errorText(error),
      });
      void cache.refetch();
    },
  });
}
