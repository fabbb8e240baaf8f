import { servedFields } from '@thali/shared/menu/meal-hours';
import type { DishSize, MenuItem } from '@thali/shared/menu/menu.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { toIst } from '@thali/shared/time/ist';
import * as texts from '../storefront-texts.ts';

type Menu = Pick<Storefront, 'vendor' | 'menuCategories' | 'menuItems' | 'optionGroups'>;

/** The contents of a meal, by dish. */
export type Thalis = ReadonlyMap<string, string>;

/**
 * The menu with the dishes of that time, and the dishes that guests can only order ahead. On a later day, today's thali
 * does not show today's contents, and dishes that are sold out today are back.
 * @param thalis  undefined if the mess has no week menu
 */
export function menuOfSlot<M extends Menu>(
  menu: M,
  servedAt: Date,
  thalis: Thalis | undefined,
  now = new Date(),
): M {
  const { mealHours } = menu.vendor.settings;
  const isToday = toIst(servedAt).date === toIst(now).date;
  const todaysSection = menu.menuCategories.find(({ sortOrder }) => sortOrder < 0);
  const contentsOf = ({ id, categoryId, soldOutToday, contents }: MenuItem) => {
    // Sold-out dishes are not in today's section, but their contents may be of today.
    const mayBeTodays = categoryId === todaysSection?.id || soldOutToday;
    return thalis?.get(id) ?? (mayBeTodays && (!isToday || thalis) ? undefined : contents);
  };
  const isBack = ({ soldOutToday }: { soldOutToday?: boolean | undefined }) =>
    soldOutToday && !isToday;
  return {
    ...menu,
    menuCategories: menu.menuCategories.map((category) =>
      category === todaysSection && !isToday
        ? { ...category, name: texts.thaliOfTheDay }
        : category,
    ),
    menuItems: menu.menuItems.map((item): MenuItem => {
      const { servedNote: _note, nextMeal: _meal, contents: _today, ...dish } = item;
      const contents = contentsOf(item);
      return {
        ...dish,
        ...(contents && { contents }),
        ...((item.preOrderOnly || isBack(item)) && { isAvailable: true }),
        ...(dish.sizes && !isToday && { sizes: dish.sizes.map(withoutMark) }),
        ...servedFields(item, mealHours, servedAt),
      };
    }),
    ...(menu.optionGroups && {
      optionGroups: menu.optionGroups.map((group) => ({
        ...group,
        choices: group.choices.map((choice) =>
          isBack(choice) ? { ...choice, isAvailable: true } : choice,
        ),
      })),
    }),
  };
}

/** A size is unavailable only while it is sold out today. */
function withoutMark({ isAvailable: _, ...size }: DishSize): DishSize {
  return size;
}
