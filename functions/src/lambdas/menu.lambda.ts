import { httpFunction } from '../http/http-function.ts';
import { changeChoiceToday } from '../kitchen/change-choice-today.ts';
import { changeItemToday } from '../kitchen/change-item-today.ts';
import { changeMenuItems } from '../menu/change-menu-items.ts';
import { copyDishes } from '../menu/copy-dishes.ts';
import { createMenuCategory } from '../menu/create-menu-category.ts';
import { createMenuItem } from '../menu/create-menu-item.ts';
import { createOptionGroup } from '../menu/create-option-group.ts';
import { deleteMenuCategory } from '../menu/delete-menu-category.ts';
import { deleteMenuItem } from '../menu/delete-menu-item.ts';
import { deleteOptionGroup } from '../menu/delete-option-group.ts';
import { getDayMenu } from '../menu/get-day-menu.ts';
import { listMenuCategories } from '../menu/list-menu-categories.ts';
import { listMenuItems } from '../menu/list-menu-items.ts';
import { listOptionGroups } from '../menu/list-option-groups.ts';
import { reorderMenu } from '../menu/reorder-menu.ts';
import { saveDayMenu } from '../menu/save-day-menu.ts';
import { updateMenuCategory } from '../menu/update-menu-category.ts';
import { updateMenuItem } from '../menu/update-menu-item.ts';
import { updateOptionGroup } from '../menu/update-option-group.ts';
import { menuRoutes } from '../routes/menu-routes.ts';
import { getWeekMenu } from '../week-menu/get-week-menu.ts';
import { saveDayOfWeekMenu } from '../week-menu/save-day-of-week-menu.ts';

export const handler = httpFunction(menuRoutes, {
  changeChoiceToday,
  changeItemToday,
  changeMenuItems,
  copyDishes,
  createMenuCategory,
  createMenuItem,
  createOptionGroup,
  deleteMenuCategory,
  deleteMenuItem,
  deleteOptionGroup,
  getDayMenu,
  getWeekMenu,
  listMenuCategories,
  listMenuItems,
  listOptionGroups,
  reorderMenu,
  saveDayMenu,
  saveDayOfWeekMenu,
  updateMenuCategory,
  updateMenuItem,
  updateOptionGroup,
});
