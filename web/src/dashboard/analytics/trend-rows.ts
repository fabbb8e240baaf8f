import { formatWeekday } from '../../lib/time/format-time.ts';
import type { ChartPoint } from '../../lib/ui/figures/figures-chart.tsx';
import { hourSpanText, hourText } from '../shared/hour-text.ts';
import type { DayValue } from './trend-filter.ts';

/** A row of the table, which is also a point in the chart. */
export interface TrendRow extends ChartPoint {
  key: string;
  name: string;
}

/** Pairs each day with the day at the same position in the compared range. */
export function dayRows(
  days: readonly DayValue[],
  compared: readonly DayValue[],
  today: string,
): TrendRow[] {
  return days.map(({ date, value }, index) => {
    const comparedDay = compared[index];
    const name = formatWeekday(date);
    return {
      ...{ key: date, label: name, name, value },
      compared: comparedDay && { name: formatWeekday(comparedDay.date), value: comparedDay.value },
      isRunning: date === today,
    };
  });
}

interface DayByHour {
  date: string;
  /** 24 numbers. */
  hours: readonly number[];
}

/**
 * The hours of a day from the first order to the last. Each has the same hour of the compared day.
 * @param hours 24 numbers
 * @param runningHour the hour that is not over yet; undefined for an earlier day
 */
export function hourRows(
  hours: readonly number[],
  compared: DayByHour | undefined,
  runningHour: number | undefined,
): TrendRow[] {
  const isBusy = (hour: number) => (hours[hour] ?? 0) > 0 || (compared?.hours[hour] ?? 0) > 0;
  const allHours = hours.map((_, hour) => hour);
  const [firstHour, lastHour] = [allHours.find(isBusy), allHours.findLast(isBusy)];
  if (firstHour === undefined || lastHour === undefined) return [];
  return allHours.slice(firstHour, Math.max(lastHour, runningHour ?? lastHour) + 1).map((hour) => {
    const isToCome = runningHour !== undefined && hour > runningHour;
    return {
      ...{ key: `${hour}`, label: hourText(hour), name: hourSpanText(hour) },
      value: isToCome ? undefined : hours[hour],
      compared: compared && {
        name: `${formatWeekday(compared.date)}, ${hourText(hour)}`,
        value: compared.hours[hour] ?? 0,
      },
      isRunning: hour === runningHour,
    };
  });
}
