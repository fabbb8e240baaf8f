import { canChoose, groupsOf } from '@thali/shared/menu/choices';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';

/**
 * A dish as guests read it: it names only groups that are there, and is not available where one that must be chosen
 * from has not enough left. Rule: storefront-20
 */
export function withChoices(dish: MenuItem, optionGroups: readonly OptionGroup[]): MenuItem {
  const { optionGroupIds, ...item } = dish;
  const groups = groupsOf(dish, optionGroups);
  if (groups.length === 0) return item;
  return {
    ...item,
    optionGroupIds: groups.map(({ id }) => id),
    isAvailable: item.isAvailable && canChoose(groups),
  };
}
