import type { QueryClient } from '@tanstack/react-query';

/** Everything cached of one vendor's menu as its staff see it. */
export function menuKey(vendorId: string) {
  return ['vendor-menu', vendorId] as const;
}

export function itemsKey(vendorId: string) {
  return [...menuKey(vendorId), 'items'] as const;
}

export function categoriesKey(vendorId: string) {
  return [...menuKey(vendorId), 'categories'] as const;
}

export function refetchMenu(client: QueryClient, vendorId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: menuKey(vendorId) });
}
