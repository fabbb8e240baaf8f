import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { ClientRequestOf } from '@thali/shared/http/http-contract';
import { sizeGroupsOf } from '@thali/shared/menu/choices';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import type { Choice, OptionGroup } from '@thali/shared/menu/option-groups.contract';
import type { reorderMenu } from '@thali/shared/menu/reorder-menu.contract';
import { useMemo } from 'react';
import type { AnswerOf } from '../../lib/api/calls.ts';
import { answersBelow, apiKey } from '../../lib/data/api-query.ts';
import {
  type SoldOut,
  soldOutChoice,
  soldOutDish,
  soldOutNow,
} from '../../orders/sold-out/sold-out.ts';

export const itemsCall = 'GET /vendors/{vendorId}/menu-items';
export const categoriesCall = 'GET /vendors/{vendorId}/menu-categories';
export const groupsCall = 'GET /vendors/{vendorId}/option-groups';

/** All cached answers about the menu. */
const menuAnswers = answersBelow('/vendors/{vendorId}/menu-', '/vendors/{vendorId}/option-groups');

export function refetchMenu(client: QueryClient): Promise<void> {
  return client.invalidateQueries(menuAnswers);
}

export type MenuCache = ReturnType<typeof menuCache>;

/** Updates the cached menu, so that the screen shows a change at once. */
export function useMenuCache(vendorId: string): MenuCache {
  const client = useQueryClient();
  return useMemo(() => menuCache(client, vendorId), [client, vendorId]);
}

function menuCache(client: QueryClient, vendorId: string) {
  const refetch = () => refetchMenu(client);
  const keyOf = (call: typeof itemsCall | typeof categoriesCall | typeof groupsCall) =>
    apiKey(call, { params: { vendorId } });

  const cachedAnswer = <Call extends typeof itemsCall | typeof groupsCall>(call: Call) =>
    client.getQueryData<AnswerOf<Call>>(keyOf(call));

  /** The newest state of a group. Returns `group` if it was deleted. */
  function newestGroup(group: OptionGroup): OptionGroup {
    return cachedAnswer(groupsCall)?.optionGroups.find(({ id }) => id === group.id) ?? group;
  }

  /** Cancels running reads first, because they would undo the change. Then reads again. */
  async function change(apply: () => void): Promise<void> {
    await client.cancelQueries(menuAnswers);
    apply();
    void refetch();
  }

  function changeItems(edit: (items: MenuItem[]) => MenuItem[]): void {
    client.setQueryData<AnswerOf<typeof itemsCall>>(
      keyOf(itemsCall),
      (answer) => answer && { menuItems: edit(answer.menuItems) },
    );
  }

  function changeCategories(edit: (categories: MenuCategory[]) => MenuCategory[]): void {
    client.setQueryData<AnswerOf<typeof categoriesCall>>(
      keyOf(categoriesCall),
      (answer) => answer && { menuCategories: edit(answer.menuCategories) },
    );
  }

  function changeGroups(edit: (groups: OptionGroup[]) => OptionGroup[]): void {
    client.setQueryData<AnswerOf<typeof groupsCall>>(
      keyOf(groupsCall),
      (answer) => answer && { optionGroups: edit(answer.optionGroups) },
    );
  }

  return {
    refetch,
    newestGroup,
    putGroup: (group: OptionGroup) => {
      showOpenOrders(choicesSwitchedOff(newestGroup(group), group));
      return change(() => changeGroups((groups) => withEntry(groups, group)));
    },
    dropGroup: (groupId: string) =>
      change(() => changeGroups((groups) => withoutEntry(groups, groupId))),
    putItem: (item: MenuItem) => {
      const oldItem = cachedAnswer(itemsCall)?.menuItems.find(({ id }) => id === item.id);
      const isSwitchedOff = oldItem?.isAvailable && !item.isAvailable;
      showOpenOrders(isSwitchedOff ? [soldOutDish(item)] : sizesSwitchedOff(oldItem, item));
      return change(() => changeItems((items) => withEntry(items, item)));
    },
    dropItem: (itemId: string) => change(() => changeItems((items) => withoutEntry(items, itemId))),
    putCategory: (category: MenuCategory) =>
      change(() => changeCategories((categories) => withEntry(categories, category))),
    /** Also moves the dishes to the category `moveTo`. */
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
    /** Sorts the entries in the order of the ids. */
    arrange: ({ categoryIds = [], itemIds = [] }: MenuOrder) =>
      change(() => {
        changeCategories((categories) => sortedByIds(categories, categoryIds));
        changeItems((items) => sortedByIds(items, itemIds));
      }),
  };
}

/** Shows the open orders that contain the sold-out dishes. Keeps an open list if nothing has just sold out. */
function showOpenOrders(soldOut: readonly SoldOut[]): void {
  if (soldOut.length > 0) soldOutNow.set(soldOut);
}

function sizesSwitchedOff(oldItem: MenuItem | undefined, newItem: MenuItem): SoldOut[] {
  const [groupBefore] = sizeGroupsOf(oldItem ?? newItem);
  const [group] = sizeGroupsOf(newItem);
  if (!groupBefore || !group) return [];
  return choicesSwitchedOff(groupBefore, group).map((size) => ({
    ...size,
    name: `${newItem.name}, ${size.name}`,
  }));
}

function choicesSwitchedOff(oldGroup: OptionGroup, newGroup: OptionGroup): SoldOut[] {
  const isOn = ({ isAvailable, soldOutToday }: Choice) => isAvailable && !soldOutToday;
  return newGroup.choices
    .filter(
      (choice) =>
        !isOn(choice) &&
        oldGroup.choices.some((candidate) => candidate.id === choice.id && isOn(candidate)),
    )
    .map((choice) => soldOutChoice(newGroup.id, choice));
}

export type MenuOrder = ClientRequestOf<typeof reorderMenu>['body'];

function sortedByIds<T extends MenuItem | MenuCategory>(entries: T[], ids: readonly string[]): T[] {
  const positions = new Map(ids.map((id, place) => [id, place]));
  return entries.map((entry) => ({
    ...entry,
    sortOrder: positions.get(entry.id) ?? entry.sortOrder,
  }));
}

/** Adds an entry, or replaces the entry with the same id. */
function withEntry<T extends { id: string }>(entries: readonly T[], entry: T): T[] {
  return [...withoutEntry(entries, entry.id), entry];
}

function withoutEntry<T extends { id: string }>(entries: readonly T[], id: string): T[] {
  return entries.filter((entry) => entry.id !== id);
}
