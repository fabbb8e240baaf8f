import { useMutation } from '@tanstack/react-query';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { showFailure } from '../../../lib/api/show-failure.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useMenuCache } from '../use-menu-cache.ts';
import { type GroupInput, groupChanges } from './group-input.ts';
import { createGroup, updateGroup } from './option-groups.ts';

interface SaveGroup {
  /** Absent: it is a new one. */
  group: OptionGroup | undefined;
  input: GroupInput;
}

/** Adds a group, or sends what changed of one. */
export function useSaveGroup(vendorId: string) {
  const cache = useMenuCache(vendorId);
  return useMutation({
    mutationFn: async ({ group, input }: SaveGroup) => {
      if (!group) return createGroup(vendorId, input);
      const changes = groupChanges(group, input);
      return Object.keys(changes).length > 0 ? updateGroup(vendorId, group, changes) : group;
    },
    onSuccess: async (saved, { group }) => {
      await cache.putGroup(saved);
      showToast({ kind: 'success', title: `${saved.name} ${group ? 'updated' : 'added'}` });
    },
    onError: (error) => {
      showFailure('Failed to save options', error);
      void cache.refetch();
    },
  });
}
