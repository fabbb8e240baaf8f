import { useMutation } from '@tanstack/react-query';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { showFailure } from '../../lib/api/show-failure.ts';
import { changedFields } from './changed-fields.ts';
import type { ItemInput } from './item-input.ts';
import { createItem, updateItem } from './menu-items.ts';
import { useMenuCache } from './use-menu-cache.ts';

interface SaveItem {
  /** Absent: it is a new one. */
  item: MenuItem | undefined;
  input: ItemInput;
}

/** Adds a dish, or sends what changed of one. Rule: menu-11 */
export function useSaveItem(vendorId: string) {
  const cache = useMenuCache(vendorId);
  return useMutation({
    mutationFn: async ({ item, input }: SaveItem) => {
      if (!item) return createItem(vendorId, input);
      const changes = changedFields(item, input);
      return Object.keys(changes).length > 0 ? updateItem(vendorId, item, changes) : item;
    },
    onSuccess: (saved) => cache.putItem(saved),
    onError: (error, { item }) => {
      showFailure('Failed to save menu item', error, fallback(item));
      void cache.refetch();
    },
  });
}

function fallback(item: MenuItem | undefined): string {
  return item ? 'Failed to update menu item' : 'Failed to create menu item';
}
