import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { SentOf } from '@thali/shared/http/http-contract';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import type { reorderMenu } from '@thali/shared/menu/reorder-menu.contract';
import { useMemo } from 'react';

/** Everything cached of one vendor's menu as its staff see it. */
function menuKey(vendorId: string) {
  return ['vendor-menu', vendorId] as const;
}

export function itemsKey(vendorId: string) {
  return [...menuKey(vendorId), 'items'] as const;
}

export function categoriesKey(vendorId: string) {
  return [...menuKey(vendorId), 'categories'] as const;
}

export function groupsKey(vendorId: string) {
  return [...menuKey(vendorId), 'groups'] as const;
}

/** @param today  on another day it is another question */
export function dayMenuKey(vendorId: string, itemId: string, today: string) {
  return [...menuKey(vendorId), 'day', itemId, today] as const;
}

export function refetchMenu(client: QueryClient, vendorId: string): Promise<void> {
  return client.invalidateQueries({ queryKey: menuKey(vendorId) });
}

export type MenuCache = ReturnType<typeof menuCache>;

/** The menu as the cache keeps it: what the server answers to a write is shown at once. */
export function useMenuCache(vendorId: string): MenuCache {
  const client = useQueryClient();
  return useMemo(() => menuCache(client, vendorId), [client, vendorId]);
}

function menuCache(client: QueryClient, vendorId: string) {
  const refetch = () => refetchMenu(client, vendorId);

  /** A list that was asked for before the write would take it back, so it is fetched again. */
  async function change(apply: () => void): Promise<void> {
    await client.cancelQueries({ queryKey: menuKey(vendorId) });
    apply();
    void refetch();
  }

  function changeItems(to: (items: MenuItem[]) => MenuItem[]): void {
    client.setQueryData<MenuItem[]>(itemsKey(vendorId), (items) => items && to(items));
  }

  function changeCategories(to: (categories: MenuCategory[]) => MenuCategory[]): void {
    client.setQueryData<MenuCategory[]>(categoriesKey(vendorId), (known) => known && to(known));
  }

  function changeGroups(to: (groups: OptionGroup[]) => OptionGroup[]): void {
    client.setQueryData<OptionGroup[]>(groupsKey(vendorId), (groups) => groups && to(groups));
  }

  return {
    refetch,
    /** As it is known now; as it was where it is gone. */
    newestGroup: (group: OptionGroup): OptionGroup =>
      client.getQueryData<OptionGroup[]>(groupsKey(vendorId))?.find(({ id }) => id === group.id) ??
      group,
    putGroup: (group: OptionGroup) =>
      change(() => changeGroups((groups) => byName([...withoutEntry(groups, group.id), group]))),
    dropGroup: (groupId: string) =>
      change(() => changeGroups((groups) => withoutEntry(groups, groupId))),
    putItem: (item: MenuItem) => change(() => changeItems((items) => withEntry(items, item))),
    dropItem: (itemId: string) => change(() => changeItems((items) => withoutEntry(items, itemId))),
    putCategory: (category: MenuCategory) =>
      change(() => changeCategories((categories) => withEntry(categories, category))),
    /** Its dishes go where they were sent. */
    dropCategory: (categoryId: string, moveTo: string | undefined) =>
      change(() => {
        changeCategories((categories) => withoutEntry(categories, categoryId));
        if (!moveTo) return;
        changeItems((items) =>
          items.map((item) =>
            item.categoryId === categoryId ? { ...item, categoryId: moveTo } : item,
          ),
        );
      }),
    /** Entries take the places that their ids have in these lists. */
    arrange: ({ categoryIds = [], itemIds = [] }: MenuOrder) =>
      change(() => {
        changeCategories((categories) => arranged(categories, categoryIds));
        changeItems((items) => arranged(items, itemIds));
      }),
  };
}

export type MenuOrder = SentOf<typeof reorderMenu>['body'];

function arranged<T extends MenuItem | MenuCategory>(entries: T[], ids: readonly string[]): T[] {
  const places = new Map(ids.map((id, place) => [id, place]));
  return entries
    .map((entry) => ({ ...entry, sortOrder: places.get(entry.id) ?? entry.sortOrder }))
    .sort((one, other) => one.sortOrder - other.sortOrder || one.name.localeCompare(other.name));
}

interface Placed {
  id: string;
  name: string;
  sortOrder: number;
}

/** The menu's order: by place, then by name. The server sorts alike. */
export function inPlace<T extends Placed>(entries: readonly T[]): T[] {
  return [...entries].sort(
    (one, other) => one.sortOrder - other.sortOrder || one.name.localeCompare(other.name),
  );
}

/** Option groups have no order of their own: each dish has its own. */
export function byName<T extends { name: string }>(entries: readonly T[]): T[] {
  return entries.toSorted((one, other) => one.name.localeCompare(other.name));
}

/** The list with this entry in it, in the place of the one with its id. */
function withEntry<T extends Placed>(entries: readonly T[], entry: T): T[] {
  return inPlace([...withoutEntry(entries, entry.id), entry]);
}

function withoutEntry<T extends { id: string }>(entries: readonly T[], id: string): T[] {
  return entries.filter((entry) => entry.id !== id);
}
