import type { DailyFigures } from '@thali/shared/analytics/analytics-fields';
import { formatWeekday } from '../../lib/time/format-time.ts';
import type { ChartPoint } from '../../lib/ui/figures/figures-chart.tsx';
import { hourSpanText, hourText } from '../shared/hour-text.ts';
import type { Measure } from './measures.ts';

/** A row of the table, which is also a point in the chart. */
export interface TrendRow extends ChartPoint {
  key: string;
  name: string;
}

/** Each day beside the day of the same position in the compared range. */
export function dayRows(
  daily: readonly DailyFigures[],
  compared: readonly DailyFigures[],
  measure: Measure,
  today: string,
): TrendRow[] {
  return daily.map((day, index) => {
    const before = compared[index];
    const name = formatWeekday(day.date);
    return {
      ...{ key: day.date, label: name, name, value: day[measure] },
      before: before && { name: formatWeekday(before.date), value: before[measure] },
      isRunning: day.date === today,
    };
  });
}

interface DayByHour {
  date: string;
  /** 24 numbers. */
  hours: readonly number[];
}

/**
 * The hours of a day from the first order to the last, beside the same hours of the compared day.
 * @param hours  24 numbers
 * @param runningHour  the hour that is not over yet; undefined for an earlier day
 */
export function hourRows(
  hours: readonly number[],
  compared: DayByHour | undefined,
  runningHour: number | undefined,
): TrendRow[] {
  const isBusy = (hour: number) => (hours[hour] ?? 0) > 0 || (compared?.hours[hour] ?? 0) > 0;
  const all = hours.map((_, hour) => hour);
  const [first, last] = [all.find(isBusy), all.findLast(isBusy)];
  if (first === undefined || last === undefined) return [];
  return all.slice(first, Math.max(last, runningHour ?? last) + 1).map((hour) => {
    const isToCome = runningHour !== undefined && hour > runningHour;
    return {
      ...{ key: `${hour}`, label: hourText(hour), name: hourSpanText(hour) },
      value: isToCome ? undefined : hours[hour],
      before: compared && {
        name: `${formatWeekday(compared.date)}, ${hourText(hour)}`,
        value: compared.hours[hour] ?? 0,
      },
      isRunning: hour === runningHour,
    };
  });
}
