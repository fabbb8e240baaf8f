import { sizeGroupsOf } from '@thali/shared/menu/choices';
import type { OptionGroup } from '@thali/shared/menu/option-groups.contract';
import { type MenuItemRow, toMenuItem } from './menu-rows.ts';

/** The sizes of a dish as a group for staff, with the dish's id and name. Undefined without sizes. Rule: menu-32 */
export function toStaffSizeGroup(row: MenuItemRow): OptionGroup | undefined {
  const [group] = sizeGroupsOf(toMenuItem(row));
  return (
    group && {
      ...group,
      name: row.name,
      choices: group.choices.map((choice) => ({
        ...choice,
        isAvailable: true,
        soldOutToday: !choice.isAvailable,
      })),
    }
  );
}
