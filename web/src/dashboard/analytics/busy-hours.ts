import type { WeekdayFigures } from '@thali/shared/analytics/analytics-fields';
import type { Weekday } from '@thali/shared/time/ist';
import type { Measure } from './measures.ts';

/** The week starts on Monday, as in India. */
export const weekdayNames: readonly Weekday[] = [
  ...(['Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const),
  ...(['Friday', 'Saturday', 'Sunday'] as const),
];

export interface BusyWeekday {
  weekday: Weekday;
  /** The number of days in the averages. 0 if no day had orders. */
  days: number;
  /** The average of each shown hour. */
  averages: number[];
}

export interface BusyHours {
  /** The hours from the first hour with an order to the last. Empty without whole days. */
  hours: number[];
  weekdays: BusyWeekday[];
  /** The highest average. */
  max: number;
  busiest: { weekday: Weekday; hour: number; average: number } | undefined;
}

/** The average of each weekday and hour. Only days with orders count. Rule: analytics-24 */
export function busyHours(weekdays: readonly WeekdayFigures[], measure: Measure): BusyHours {
  const byHour = weekdays.map((weekday) =>
    measure === 'revenue' ? weekday.revenueByHour : weekday.ordersByHour,
  );
  // Both measures show the same hours, so that the map does not jump.
  const hasOrders = (hour: number) =>
    weekdays.some((weekday) => (weekday.ordersByHour[hour] ?? 0) > 0);
  const day = Array.from({ length: 24 }, (_, hour) => hour);
  const [firstHour, lastHour] = [day.find(hasOrders), day.findLast(hasOrders)];
  const hours =
    firstHour === undefined || lastHour === undefined ? [] : day.slice(firstHour, lastHour + 1);
  const rows = weekdayNames.map((weekday, index): BusyWeekday => {
    const { days = 0 } = weekdays[index] ?? {};
    const averages = hours.map((hour) => (days > 0 ? (byHour[index]?.[hour] ?? 0) / days : 0));
    return { weekday, days, averages };
  });
  let busiest: BusyHours['busiest'];
  for (const { weekday, averages } of rows) {
    for (const [index, average] of averages.entries()) {
      const hour = hours[index];
      if (hour !== undefined && average > (busiest?.average ?? 0)) {
        busiest = { weekday, hour, average };
      }
    }
  }
  return { hours, weekdays: rows, max: busiest?.average ?? 0, busiest };
}
