import { changeChoiceToday } from '@thali/shared/kitchen/change-choice-today.contract';
import { changeItemToday } from '@thali/shared/kitchen/change-item-today.contract';
import { changeMenuItems } from '@thali/shared/menu/change-menu-items.contract';
import { copyDishes } from '@thali/shared/menu/copy-dishes.contract';
import { getDayMenu, saveDayMenu } from '@thali/shared/menu/day-menu.contract';
import {
  createMenuCategory,
  deleteMenuCategory,
  listMenuCategories,
  updateMenuCategory,
} from '@thali/shared/menu/menu-categories.contract';
import {
  createMenuItem,
  deleteMenuItem,
  listMenuItems,
  updateMenuItem,
} from '@thali/shared/menu/menu-items.contract';
import {
  createOptionGroup,
  deleteOptionGroup,
  listOptionGroups,
  updateOptionGroup,
} from '@thali/shared/menu/option-groups.contract';
import { reorderMenu } from '@thali/shared/menu/reorder-menu.contract';
import { getWeekMenu, saveDayOfWeekMenu } from '@thali/shared/week-menu/week-menu.contract';
import type { HttpRoute } from './route-types.ts';

export const menuRoutes = [
  { contract: listMenuItems, fn: 'menu', access: { table: ['GetItem', 'Query'] } },
  {
    contract: createMenuItem,
    fn: 'menu',
    access: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
  },
  { contract: updateMenuItem, fn: 'menu', access: { table: ['GetItem', 'Query', 'UpdateItem'] } },
  { contract: changeMenuItems, fn: 'menu', access: { table: ['Query', 'UpdateItem'] } },
  {
    contract: copyDishes,
    fn: 'menu',
    access: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem'] },
  },
  { contract: changeItemToday, fn: 'menu', access: { table: ['GetItem', 'UpdateItem'] } },
  {
    contract: deleteMenuItem,
    fn: 'menu',
    access: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
  },
  { contract: getDayMenu, fn: 'menu', access: { table: ['GetItem', 'Query'] } },
  {
    contract: saveDayMenu,
    fn: 'menu',
    access: { table: ['GetItem', 'Query', 'PutItem', 'UpdateItem', 'DeleteItem'] },
  },
  { contract: getWeekMenu, fn: 'menu', access: { table: ['Query'] } },
  {
    contract: saveDayOfWeekMenu,
    fn: 'menu',
    access: { table: ['GetItem', 'Query', 'UpdateItem'] },
  },
  { contract: listMenuCategories, fn: 'menu', access: { table: ['GetItem', 'Query'] } },
  { contract: createMenuCategory, fn: 'menu', access: { table: ['GetItem', 'Query', 'PutItem'] } },
  {
    contract: updateMenuCategory,
    fn: 'menu',
    access: { table: ['GetItem', 'Query', 'UpdateItem'] },
  },
  {
    contract: deleteMenuCategory,
    fn: 'menu',
    access: { table: ['GetItem', 'Query', 'UpdateItem', 'DeleteItem'] },
  },
  { contract: listOptionGroups, fn: 'menu', access: { table: ['GetItem', 'Query'] } },
  { contract: createOptionGroup, fn: 'menu', access: { table: ['GetItem', 'Query', 'PutItem'] } },
  {
    contract: updateOptionGroup,
    fn: 'menu',
    access: { table: ['GetItem', 'Query', 'UpdateItem'] },
  },
  { contract: changeChoiceToday, fn: 'menu', access: { table: ['GetItem', 'UpdateItem'] } },
  {
    contract: deleteOptionGroup,
    fn: 'menu',
    access: { table: ['GetItem', 'UpdateItem', 'DeleteItem'] },
  },
  { contract: reorderMenu, fn: 'menu', access: { table: ['GetItem', 'Query', 'UpdateItem'] } },
] as const satisfies readonly HttpRoute[];
