import { httpFunction } from '../http/http-function.ts';
import { changeChoiceToday } from '../kitchen/change-choice-today.ts';
import { changeItemToday } from '../kitchen/change-item-today.ts';
import { menuRoutes } from '../routes/menu-routes.ts';
import { changeMenuItems } from './change-menu-items.ts';
import { createMenuCategory } from './create-menu-category.ts';
import { createMenuItem } from './create-menu-item.ts';
import { createOptionGroup } from './create-option-group.ts';
import { deleteMenuCategory } from './delete-menu-category.ts';
import { deleteMenuItem } from './delete-menu-item.ts';
import { deleteOptionGroup } from './delete-option-group.ts';
import { getDayMenu } from './get-day-menu.ts';
import { listMenuCategories } from './list-menu-categories.ts';
import { listMenuItems } from './list-menu-items.ts';
import { listOptionGroups } from './list-option-groups.ts';
import { reorderMenu } from './reorder-menu.ts';
import { saveDayMenu } from './save-day-menu.ts';
import { updateMenuCategory } from './update-menu-category.ts';
import { updateMenuItem } from './update-menu-item.ts';
import { updateOptionGroup } from './update-option-group.ts';

export const handler = httpFunction(menuRoutes, {
  changeChoiceToday,
  changeItemToday,
  changeMenuItems,
  createMenuCategory,
  createMenuItem,
  createOptionGroup,
  deleteMenuCategory,
  deleteMenuItem,
  deleteOptionGroup,
  getDayMenu,
  listMenuCategories,
  listMenuItems,
  listOptionGroups,
  reorderMenu,
  saveDayMenu,
  updateMenuCategory,
  updateMenuItem,
  updateOptionGroup,
});
