import * as z from 'zod/mini';
import { CalendarDate } from '../http/calendar-date.ts';
import { textField } from '../http/fields.ts';
import { defineContract, everyone } from '../http/http-contract.ts';
import { MenuId, VendorId } from '../ids/ids.ts';
import { contentsField } from '../menu/menu-fields.ts';
import { compareKey } from '../text/compare-text.ts';
import { maxMealNameLength, maxMeals } from '../vendors/meals-setting.ts';

/** Staff write the menu of today and of this many further days. */
export const maxMenuDaysAhead = 14;

/** The menu of one meal on a day. */
export const DayMeal = z.object({
  name: z.string(),
  /** Separated by commas. Empty if the mess no longer serves the published meal. */
  contents: z.string(),
  publishedAt: z.string(),
  /** Absent if unchanged since its publication. */
  changedAt: z.optional(z.string()),
  /** The number of changes since its publication. */
  changes: z.optional(z.number()),
});
export type DayMeal = z.infer<typeof DayMeal>;

export const MenuOfDay = z.object({
  date: CalendarDate,
  /** The revision for the next change. */
  updatedAt: z.string(),
  meals: z.array(DayMeal),
});
export type MenuOfDay = z.infer<typeof MenuOfDay>;

/** A dish with contents for a meal of the days that guests can order ahead (menu-27, menu-37). */
const ThaliOfDay = z.object({
  date: CalendarDate,
  dishId: MenuId,
  name: z.string(),
  contents: z.string(),
  /**
   * The meal of the day that the dish belongs to, so that a screen shows only the meal or the dish. Absent if no meal
   * matches.
   */
  mealName: z.optional(z.string()),
});

const WeekMenu = z.object({
  today: CalendarDate,
  /** The days with a menu, from a week ago to 14 days ahead. */
  days: z.array(MenuOfDay),
  thalis: z.array(ThaliOfDay),
  /** The mess's meals, with times as HH:MM in India if the mess entered them. */
  offeredMeals: z.array(
    z.object({ name: z.string(), from: z.optional(z.string()), to: z.optional(z.string()) }),
  ),
});
export type WeekMenu = z.infer<typeof WeekMenu>;

/** Rule: menu-35 */
export const getWeekMenu = defineContract({
  name: 'getWeekMenu',
  summary: 'Read the menus of the last week and the next 14 days',
  method: 'GET',
  path: '/vendors/{vendorId}/week-menu',
  callers: everyone,
  request: { params: z.object({ vendorId: VendorId }) },
  response: WeekMenu,
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED'],
  vendorIdOf: ({ params }) => params.vendorId,
});

const MealChange = z.object({
  name: textField(maxMealNameLength).check(z.minLength(1, 'Give the meal a name')),
  contents: contentsField,
});

/** Publishes the menu of a day. Rule: menu-35 */
export const saveDayOfWeekMenu = defineContract({
  name: 'saveDayOfWeekMenu',
  summary: 'Write the menu of a day',
  method: 'PUT',
  path: '/vendors/{vendorId}/week-menu/{date}',
  callers: ['vendor', 'admin'],
  needs: 'manage',
  request: {
    params: z.object({ vendorId: VendorId, date: CalendarDate }),
    body: z.object({
      /** The revision on screen; null for a day without a menu. */
      knownUpdatedAt: z.nullable(z.string().check(z.maxLength(40))),
      /** All meals of the day. A published meal that is missing counts as empty. */
      meals: z.array(MealChange).check(
        z.maxLength(maxMeals, `At most ${maxMeals} meals`),
        z.refine(
          (meals) => new Set(meals.map(({ name }) => compareKey(name))).size === meals.length,
          'Two meals have the same name',
        ),
      ),
    }),
  },
  response: MenuOfDay,
  errors: ['VENDOR_NOT_FOUND', 'VENDOR_ACCESS_DENIED', 'MENU_CHANGED'],
  vendorIdOf: ({ params }) => params.vendorId,
});
