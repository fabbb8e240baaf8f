import type { MenuOfDay, WeekMenu } from '@thali/shared/week-menu/week-menu.contract';

export interface UpcomingDay {
  date: string;
  meals: MenuOfDay['meals'];
  /** The thalis that are none of the meals. */
  thalis: WeekMenu['thalis'];
}

/** The days with a menu or a thali, starting today. */
export function upcomingDays({ today, days, thalis: all }: WeekMenu): UpcomingDay[] {
  const thalis = all.filter(({ mealName }) => mealName === undefined);
  const dates = [...days, ...thalis].map(({ date }) => date).filter((date) => date >= today);
  return [...new Set(dates)].sort().flatMap((date) => {
    const { meals = [] } = days.find((day) => day.date === date) ?? {};
    const thalisOfDay = thalis.filter((thali) => thali.date === date);
    return meals.length + thalisOfDay.length > 0 ? [{ date, meals, thalis: thalisOfDay }] : [];
  });
}
