import { canChoose, optionGroupsOf } from '@thali/shared/menu/choices';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';

/**
 * Prepares a dish for guests. Leaves out deleted option groups. Makes the dish unavailable if a required group has too
 * few choices left. Rule: storefront-20
 */
export function applyOptionGroups(dish: MenuItem, optionGroups: readonly OptionGroup[]): MenuItem {
  const { optionGroupIds, ...item } = dish;
  const groups = optionGroupsOf(dish, optionGroups);
  if (groups.length === 0) return item;
  return {
    ...item,
    optionGroupIds: groups.map(({ id }) => id),
    isAvailable: item.isAvailable && canChoose(groups),
  };
}
