import { allGroupsOf, canChoose, optionGroupsOf } from '@thali/shared/menu/choices';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';

/**
 * Prepares a dish for guests. Leaves out deleted option groups. Makes the dish unavailable if a required group has
 * too few choices left, or no size is left.
 * Rule: storefront-20
 */
export function applyOptionGroups(dish: MenuItem, optionGroups: readonly OptionGroup[]): MenuItem {
  const { optionGroupIds, ...item } = dish;
  const groups = optionGroupsOf(dish, optionGroups);
  return {
    ...item,
    ...(groups.length > 0 && { optionGroupIds: groups.map(({ id }) => id) }),
    isAvailable: item.isAvailable && canChoose(allGroupsOf(dish, groups)),
  };
}
