import { useMutation } from '@tanstack/react-query';
import type { MenuCategory } from '@thali/shared/menu/menu.contract';
import { showToast } from '../../lib/ui/toast-store.ts';
import type { CategoryInput } from './category-input.ts';
import { changedFields } from './changed-fields.ts';
import { categoryFailure, createCategory, updateCategory } from './menu-categories.ts';
import { useMenuCache } from './use-menu-cache.ts';

interface SaveCategory {
  /** Absent: it is a new one. */
  category: MenuCategory | undefined;
  input: CategoryInput;
}

/** Rule: menu-11 */
export function useSaveCategory(vendorId: string) {
  const cache = useMenuCache(vendorId);
  return useMutation({
    mutationFn: async ({ category, input }: SaveCategory) => {
      if (!vendorId) throw new Error('No vendor selected.');
      if (!category) return createCategory(vendorId, input);
      const changes = changedFields(category, input);
      const isChanged = Object.keys(changes).length > 0;
      return isChanged ? updateCategory(vendorId, category.id, changes) : category;
    },
    onSuccess: async (saved, { category }) => {
      await cache.putCategory(saved);
      const done = category ? 'updated' : 'created';
      showToast({ kind: 'success', title: `Category ${done} successfully!` });
    },
    onError: (error, { category }) => {
      showToast({ kind: 'error', title: categoryFailure(error, fallback(category)) });
      void cache.refetch();
    },
  });
}

function fallback(category: MenuCategory | undefined): string {
  return category ? 'Failed to update category.' : 'Failed to create category.';
}
