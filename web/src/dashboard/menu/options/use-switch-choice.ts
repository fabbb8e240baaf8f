import type { Choice, OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { useCallback, useRef, useState } from 'react';
import { ApiError } from '../../../lib/api/api-error.ts';
import { showFailure } from '../../../lib/api/show-failure.ts';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { useMenuCache } from '../use-menu-cache.ts';
import { choicesOf } from './group-input.ts';
import { changeChoiceToday, updateGroup } from './option-groups.ts';

/** The switches that the server has not confirmed yet, by the ids of group and choice. */
export type PendingChoices = ReadonlyMap<string, boolean>;

/**
 * Switches choices on and off. Shows the change at once, and undoes it if the server refuses. A request replaces the
 * whole group, so switches wait for each other. Also switches on choices that are sold out today.
 */
export function useSwitchChoice(vendorId: string) {
  const cache = useMenuCache(vendorId);
  const [pending, setPending] = useState<PendingChoices>(new Map());
  const queues = useRef(new Map<string, Promise<void>>());

  const send = useCallback(
    async (shownGroup: OptionGroup, { id, name }: Choice, isAvailable: boolean) => {
      const write = () => {
        const group = cache.newestGroup(shownGroup);
        const storedChoice = group.choices.find((choice) => choice.id === id);
        if (isAvailable && storedChoice?.isAvailable && storedChoice.soldOutToday) {
          return changeChoiceToday(vendorId, group.id, id, false);
        }
        const choices = choicesOf(group).map((choice) =>
          choice.id === id ? { ...choice, isAvailable } : choice,
        );
        return updateGroup(vendorId, group, { choices });
      };
      try {
        await cache.putGroup(
          await write().catch(async (error: unknown) => {
            if (!(error instanceof ApiError) || error.code !== 'MENU_CHANGED') throw error;
            // A colleague changed the group meanwhile, so try again with the new group.
            await cache.refetch();
            return write();
          }),
        );
        const state = isAvailable ? 'available' : 'unavailable';
        showToast({ kind: 'success', title: `${name} is now ${state}` });
      } catch (error) {
        showFailure(`Failed to update ${name} availability`, error);
        await cache.refetch();
      }
      setPending(
        (switches) => new Map([...switches].filter(([key]) => key !== shownGroup.id + id)),
      );
    },
    [cache, vendorId],
  );

  const toggle = useCallback(
    (group: OptionGroup, choice: Choice, isAvailable: boolean) => {
      setPending((switches) => new Map(switches).set(group.id + choice.id, isAvailable));
      const previousWrite = queues.current.get(group.id) ?? Promise.resolve();
      queues.current.set(
        group.id,
        previousWrite.then(() => send(group, choice, isAvailable)),
      );
    },
    [send],
  );

  return { pending, toggle };
}

/** The groups with the pending switches applied. */
export function withPendingChoices(
  groups: readonly OptionGroup[],
  pending: PendingChoices,
): readonly OptionGroup[] {
  if (pending.size === 0) return groups;
  return groups.map((group) => ({
    ...group,
    choices: group.choices.map((choice) => {
      const isAvailable = pending.get(group.id + choice.id);
      if (isAvailable === undefined) return choice;
      return { ...choice, isAvailable, soldOutToday: choice.soldOutToday && !isAvailable };
    }),
  }));
}
