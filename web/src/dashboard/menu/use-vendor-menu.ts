import { useQueryClient } from '@tanstack/react-query';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { useEffect, useMemo, useRef } from 'react';
import { requiredAccessToken } from '../../account/session/current-access-token.ts';
import { callHook } from '../../lib/api/call-hook.ts';
import type { AnswerOf } from '../../lib/api/calls.ts';
import type { Reading } from '../../lib/data/loaded.tsx';
import { useApi } from '../../lib/data/use-api.ts';
import { useLiveRoom } from '../../lib/live/use-live-room.ts';
import { usePollWhileDown } from '../../lib/live/use-poll-while-down.ts';
import { categoriesCall, groupsCall, itemsCall, refetchMenu } from './use-menu-cache.ts';

interface VendorMenu {
  items: readonly MenuItem[];
  categories: readonly MenuCategory[];
  groups: readonly OptionGroup[];
}

/** A mess's categories, dishes and options. Reads them again after each change. */
export function useVendorMenu(vendorId: string): Reading<VendorMenu> & { failedTitle: string } {
  const client = useQueryClient();
  useLiveMenu(vendorId);
  const request = { params: { vendorId } };
  const items = useMenuItems(vendorId);
  const categories = useApi(categoriesCall, request, { select: sortedCategories });
  const groups = useApi(groupsCall, request, { select: sortedGroups });
  const menu = useMemo(() => {
    if (!items.data || !categories.data || !groups.data) return undefined;
    return { items: items.data, categories: categories.data, groups: groups.data };
  }, [items.data, categories.data, groups.data]);
  return {
    data: menu,
    error: items.error ?? categories.error ?? groups.error,
    failedTitle: items.error
      ? 'Failed to fetch menu items'
      : categories.error
        ? 'Failed to fetch menu categories'
        : 'Failed to fetch options',
    isFetching: items.isFetching || categories.isFetching || groups.isFetching,
    refetch: () => refetchMenu(client),
  };
}

export function useMenuItems(vendorId: string) {
  return useApi(itemsCall, { params: { vendorId } }, { select: sortedItems });
}

const sortedItems = ({ menuItems }: AnswerOf<typeof itemsCall>) => menuItems.toSorted(bySortOrder);

const sortedCategories = ({ menuCategories }: AnswerOf<typeof categoriesCall>) =>
  menuCategories.toSorted(bySortOrder);

/** Sorts by name, because only a dish gives its groups an order. */
const sortedGroups = ({ optionGroups }: AnswerOf<typeof groupsCall>) =>
  optionGroups.toSorted((a, b) => a.name.localeCompare(b.name));

interface Sortable {
  name: string;
  sortOrder: number;
}

/** Sorts by sort order, then by name, like the server. */
function bySortOrder(a: Sortable, b: Sortable): number {
  return a.sortOrder - b.sortOrder || a.name.localeCompare(b.name);
}

/** Waits this long for more changes before it reads the menu again. */
const batchMs = 200;

/** Reads the menu again when other staff or devices change it. */
function useLiveMenu(vendorId: string): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refetch = () => void refetchMenu(client);

  function refetchSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(refetch, batchMs);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  const link = useLiveRoom({
    room: callHook.answer ? undefined : `vendor:${vendorId}`,
    proof: async () => ({ token: await requiredAccessToken() }),
    onEvent: ({ event }) => {
      if (event === 'menu:update') refetchSoon();
    },
    onJoined: refetch,
  });
  usePollWhileDown(link, true, refetch);
}
