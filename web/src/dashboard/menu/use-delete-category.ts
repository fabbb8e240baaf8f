import { useMutation } from '@tanstack/react-query';
import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { showToast } from '../../lib/ui/toast-store.ts';
import { categoryFailure } from './category-failure.ts';
import { deleteCategory } from './menu-categories.ts';
import { useMenuCache } from './use-menu-cache.ts';

interface DeleteCategory {
  category: MenuCategory;
  /** Which one takes its dishes. */
  moveTo: string | undefined;
}

/** Rule: menu-11 */
export function useDeleteCategory(vendorId: string) {
  const cache = useMenuCache(vendorId);
  return useMutation({
    mutationFn: ({ category, moveTo }: DeleteCategory) =>
      deleteCategory(vendorId, category.id, moveTo),
    onSuccess: async (_, { category, moveTo }) => {
      await cache.dropCategory(category.id, moveTo);
      showToast({ kind: 'success', title: 'Category deleted successfully!' });
    },
    onError: (error) => {
      showToast({ kind: 'error', title: categoryFailure(error, 'Failed to delete category.') });
      void cache.refetch();
    },
  });
}
