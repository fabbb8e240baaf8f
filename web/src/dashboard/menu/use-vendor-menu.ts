import { useQuery, useQueryClient } from '@tanstack/react-query';
import { isRefetch } from '../../lib/api/is-refetch.ts';
import { categoriesKey, itemsKey, refetchMenu } from './menu-keys.ts';
import { readMenuCategories, readMenuItems } from './read-menu.ts';
import { useLiveMenu } from './use-live-menu.ts';

/** A vendor's categories and dishes, fetched again whenever anybody changes them. */
export function useVendorMenu(vendorId: string) {
  const client = useQueryClient();
  useLiveMenu(vendorId);

  const items = useQuery({
    queryKey: itemsKey(vendorId),
    queryFn: ({ signal, queryKey }) =>
      readMenuItems(vendorId, { signal, background: isRefetch(client, queryKey) }),
  });
  const categories = useQuery({
    queryKey: categoriesKey(vendorId),
    queryFn: ({ signal, queryKey }) =>
      readMenuCategories(vendorId, {
        signal,
        background: isRefetch(client, queryKey),
      }),
  });

  return {
    items: items.data,
    categories: categories.data,
    isPending: items.isPending || categories.isPending,
    isFetching: items.isFetching || categories.isFetching,
    /** The call without which there is nothing to show. */
    failure: items.isError
      ? { title: 'Failed to fetch menu items', error: items.error }
      : categories.isError
        ? { title: 'Failed to fetch menu categories', error: categories.error }
        : undefined,
    refetch: () => void refetchMenu(client, vendorId),
  };
}
