import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { useEffect, useRef } from 'react';
import { requiredAccessToken } from '../../account/session/current-access-token.ts';
import { callApi } from '../../lib/api/call-api.ts';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { useLiveRoom } from '../../lib/live/use-live-room.ts';
import { usePollWhileDown } from '../../lib/live/use-poll-while-down.ts';
import {
  byName,
  categoriesKey,
  groupsKey,
  inPlace,
  itemsKey,
  refetchMenu,
} from './use-menu-cache.ts';

/** A vendor's categories and dishes, fetched again whenever they change. */
export function useVendorMenu(vendorId: string) {
  const client = useQueryClient();
  useLiveMenu(vendorId);

  const items = useMenuItems(vendorId);
  const categories = useQuery({
    queryKey: categoriesKey(vendorId),
    queryFn: ({ signal, queryKey }) =>
      readMenuCategories(vendorId, {
        signal,
        background: isRefetch(client, queryKey),
      }),
  });
  const groups = useQuery({
    queryKey: groupsKey(vendorId),
    queryFn: ({ signal, queryKey }) =>
      readOptionGroups(vendorId, { signal, background: isRefetch(client, queryKey) }),
  });

  return {
    items: items.data,
    categories: categories.data,
    groups: groups.data,
    isPending: items.isPending || categories.isPending || groups.isPending,
    isFetching: items.isFetching || categories.isFetching || groups.isFetching,
    /** The call without which there is nothing to show. */
    failure: items.isError
      ? { title: 'Failed to fetch menu items', error: items.error }
      : categories.isError
        ? { title: 'Failed to fetch menu categories', error: categories.error }
        : groups.isError
          ? { title: 'Failed to fetch options', error: groups.error }
          : undefined,
    refetch: () => void refetchMenu(client, vendorId),
  };
}

/** A vendor's dishes alone. */
export function useMenuItems(vendorId: string) {
  const client = useQueryClient();
  return useQuery({
    queryKey: itemsKey(vendorId),
    queryFn: ({ signal, queryKey }) =>
      readMenuItems(vendorId, { signal, background: isRefetch(client, queryKey) }),
  });
}

/** One fetch for a row of changes that come close together. */
const gatherMs = 200;

/** Follows the vendor's room: what other staff and other devices change is fetched. */
function useLiveMenu(vendorId: string): void {
  const client = useQueryClient();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const refetch = () => void refetchMenu(client, vendorId);

  function refetchSoon() {
    clearTimeout(timer.current);
    timer.current = setTimeout(refetch, gatherMs);
  }

  useEffect(() => () => clearTimeout(timer.current), []);
  const link = useLiveRoom({
    room: `vendor:${vendorId}`,
    proof: async () => ({ token: await requiredAccessToken() }),
    onEvent: ({ event }) => {
      if (event === 'menu:update') refetchSoon();
    },
    onJoined: refetch,
  });
  usePollWhileDown(link, true, refetch);
}

interface ReadOptions {
  signal: AbortSignal;
  /** One of many rounds: no toast when it fails. */
  background: boolean;
}

async function readMenuItems(vendorId: string, options: ReadOptions): Promise<MenuItem[]> {
  const call = { params: { vendorId }, ...options, quiet: true };
  const answer = await callApi('GET /vendors/{vendorId}/menu-items', call);
  if (!Array.isArray(answer?.menuItems)) throw new Error('Failed to fetch menu items');
  return inPlace(answer.menuItems);
}

async function readMenuCategories(vendorId: string, options: ReadOptions): Promise<MenuCategory[]> {
  const call = { params: { vendorId }, ...options, quiet: true };
  const answer = await callApi('GET /vendors/{vendorId}/menu-categories', call);
  if (!Array.isArray(answer?.menuCategories)) throw new Error('Failed to fetch menu categories');
  return inPlace(answer.menuCategories);
}

async function readOptionGroups(vendorId: string, options: ReadOptions): Promise<OptionGroup[]> {
  const call = { params: { vendorId }, ...options, quiet: true };
  const answer = await callApi('GET /vendors/{vendorId}/option-groups', call);
  if (!Array.isArray(answer?.optionGroups)) throw new Error('Failed to fetch options');
  return byName(answer.optionGroups);
}
