import type { Model } from './model.ts';
import { median } from './statistics.ts';

const weeks = 8;

/**
 * The median of the last 8 open days of the same weekday. With fewer than 4 days it is shrunk towards the median of all
 * weekdays. A median needs no winsorising.
 * Rule: forecast-5
 */
export const weekdayMedian: Model =
  () =>
  ({ days }) => {
    const overall = median(days.slice(-28).map(({ sold }) => sold));
    const recent = Array.from({ length: 7 }, (): number[] => []);
    for (let index = days.length - 1; index >= 0; index -= 1) {
      const day = days[index];
      const weekdayFigures = day && recent[day.weekday];
      if (weekdayFigures && weekdayFigures.length < weeks) weekdayFigures.push(day.sold);
    }
    const medians = recent.map((weekdayFigures) => {
      const count = weekdayFigures.length;
      return count < 4
        ? (count * median(weekdayFigures) + overall) / (count + 1)
        : median(weekdayFigures);
    });
    return ({ weekday }) => medians[weekday] ?? overall;
  };
