import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { SentOf } from '@thali/shared/http/http-contract';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import type { reorderMenu } from '@thali/shared/menu/reorder-menu.contract';
import { useMemo } from 'react';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { answersBelow, apiKey } from '../../lib/data/api-query.ts';

export const itemsCall = 'GET /vendors/{vendorId}/menu-items';
export const categoriesCall = 'GET /vendors/{vendorId}/menu-categories';
export const groupsCall = 'GET /vendors/{vendorId}/option-groups';

/** The lists, and what is in the dishes of the day. */
const menuAnswers = answersBelow('/vendors/{vendorId}/menu-', '/vendors/{vendorId}/option-groups');

export function refetchMenu(client: QueryClient): Promise<void> {
  return client.invalidateQueries(menuAnswers);
}

export type MenuCache = ReturnType<typeof menuCache>;

/** Changes of the cached menu: the screen shows the server's answer to a write at once. */
export function useMenuCache(vendorId: string): MenuCache {
  const client = useQueryClient();
  return useMemo(() => menuCache(client, vendorId), [client, vendorId]);
}

function menuCache(client: QueryClient, vendorId: string) {
  const refetch = () => refetchMenu(client);
  const keyOf = (call: typeof itemsCall | typeof categoriesCall | typeof groupsCall) =>
    apiKey(call, { params: { vendorId } });

  /** A list that was asked for before the write would take it back, so it is fetched again. */
  async function change(apply: () => void): Promise<void> {
    await client.cancelQueries(menuAnswers);
    apply();
    void refetch();
  }

  function changeItems(to: (items: MenuItem[]) => MenuItem[]): void {
    client.setQueryData<AnswerOf<typeof itemsCall>>(
      keyOf(itemsCall),
      (known) => known && { menuItems: to(known.menuItems) },
    );
  }

  function changeCategories(to: (categories: MenuCategory[]) => MenuCategory[]): void {
    client.setQueryData<AnswerOf<typeof categoriesCall>>(
      keyOf(categoriesCall),
      (known) => known && { menuCategories: to(known.menuCategories) },
    );
  }

  function changeGroups(to: (groups: OptionGroup[]) => OptionGroup[]): void {
    client.setQueryData<AnswerOf<typeof groupsCall>>(
      keyOf(groupsCall),
      (known) => known && { optionGroups: to(known.optionGroups) },
    );
  }

  return {
    refetch,
    /** As it is known now; as it was where it is gone. */
    newestGroup: (group: OptionGroup): OptionGroup =>
      client
        .getQueryData<AnswerOf<typeof groupsCall>>(keyOf(groupsCall))
        ?.optionGroups.find(({ id }) => id === group.id) ?? group,
    putGroup: (group: OptionGroup) =>
      change(() => changeGroups((groups) => withEntry(groups, group))),
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
  return entries.map((entry) => ({
    ...entry,
    sortOrder: places.get(entry.id) ?? entry.sortOrder,
  }));
}

/** The list with this entry in the place of the one with its id. */
function withEntry<T extends { id: string }>(entries: readonly T[], entry: T): T[] {
  return [...withoutEntry(entries, entry.id), entry];
}

function withoutEntry<T extends { id: string }>(entries: readonly T[], id: string): T[] {
  return entries.filter((entry) => entry.id !== id);
}
