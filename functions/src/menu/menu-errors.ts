import { AppError } from '@thali/shared/http/app-error';
import { answerKeys } from '@thali/shared/http/schema-keys';
import { contradictionText, type DishTag, tagsProblem } from '@thali/shared/menu/dish-tags';
import { MenuItem } from '@thali/shared/menu/menu.contract';
import { categoryMissing } from '@thali/shared/menu/menu-fields';
import { type MenuItemRow, toStaffItem } from './menu-rows.ts';

export function itemNotFound(): AppError {
  return new AppError('MENU_ITEM_NOT_FOUND', 'This menu item no longer exists.');
}

export function categoryNotFound(): AppError {
  return new AppError('MENU_CATEGORY_NOT_FOUND', 'This menu category no longer exists.');
}

export function optionGroupNotFound(): AppError {
  return new AppError('OPTION_GROUP_NOT_FOUND', 'This option group no longer exists.');
}

export function choiceNotFound(): AppError {
  return new AppError('OPTION_GROUP_NOT_FOUND', 'This choice no longer exists.');
}

export function noSuchCategory(path = 'category_id'): AppError {
  return new AppError('MENU_CATEGORY_NOT_FOUND', categoryMissing, {
    details: [{ path, message: categoryMissing }],
  });
}

/** @throws AppError VALIDATION_ERROR if the tags contradict each other or the vegetarian mark */
export function checkTags(
  tags: readonly DishTag[] | null | undefined,
  isVegetarian: boolean | undefined,
): void {
  const problem = tagsProblem(tags ?? [], isVegetarian);
  if (problem) throw wrongTags(problem);
}

/** The error for tags that contradict the vegetarian mark of the dish. Rule: menu-15 */
export function dietTagConflict(isVegetarian: boolean): AppError {
  return wrongTags(contradictionText(isVegetarian));
}

function wrongTags(message: string): AppError {
  return new AppError('VALIDATION_ERROR', message, { details: [{ path: 'tags', message }] });
}

/** The error for a change that an earlier concurrent change made impossible. */
export function menuChanged(): AppError {
  return new AppError('MENU_CHANGED', 'The menu has just changed. Please check it again.');
}

/** The error for a recount that missed an order or another recount. */
export function portionsChanged(item: MenuItemRow): AppError {
  return new AppError('PORTIONS_CHANGED', 'The portions have just changed.', {
    data: { item: answerKeys(MenuItem, toStaffItem(item)) },
  });
}
