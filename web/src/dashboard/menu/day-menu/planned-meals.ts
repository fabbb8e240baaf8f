import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { toIst } from '@thali/shared/time/ist';
import { mealsOfDish } from '@thali/shared/week-menu/meals-of-dishes';
import type { WeekMenu } from '@thali/shared/week-menu/week-menu.contract';
import { useApi } from '../../../lib/data/use-api.ts';

export interface PlannedMeal {
  name: string;
  contents: string;
}

const fiveMinutesMs = 5 * 60_000;

/** The published week menu. Reads nothing and returns undefined for a mess without a week menu. */
export function usePlannedWeek(vendorId: string) {
  const request = { params: { vendorId } };
  const { data: until = '' } = useApi('GET /vendors/{vendorId}', request, {
    select: ({ vendor }) => vendor.settings.weekMenuUntil,
    staleTime: fiveMinutesMs,
  });
  const hasWeek = until >= toIst(new Date()).date;
  const { data, isLoading } = useApi('GET /vendors/{vendorId}/week-menu', request, {
    enabled: hasWeek,
  });
  return { week: hasWeek ? data : undefined, isLoading };
}

/** The meals that the week menu has for a dish on a day. Rule: menu-37 */
export function plannedMeals(
  week: Pick<WeekMenu, 'days'> | undefined,
  dish: Pick<MenuItem, 'mealTimes'>,
  date: string,
): PlannedMeal[] {
  const day = week?.days.find((candidate) => candidate.date === date);
  return mealsOfDish(day?.meals ?? [], dish);
}
