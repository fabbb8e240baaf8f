import type { OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import {
  addDays,
  datesBetween,
  daysBetween,
  daysSinceMonday,
  monthStart,
} from '@thali/shared/time/dates';
import type { getWalletOverview } from '@thali/shared/wallet/wallet-overview.contract';
import type { DayRow, Sums } from '../ledger/ledger-rows.ts';

type Statistics = OutputOf<typeof getWalletOverview>['statistics'];

/** The earliest day of the statistics: the first of last month, or the Monday of last week. */
export function statisticsFrom(today: string): string {
  const lastWeek = addDays(weekStart(today), -7);
  const lastMonth = monthBefore(today);
  return lastMonth < lastWeek ? lastMonth : lastWeek;
}

/**
 * The fees of this week (from Monday) and of this month, each compared with the same days of the previous week or
 * month, and the fees of each day.
 * @param days the days from `statisticsFrom` on, oldest first, each with the sums at its start
 * @param totals  the current sums
 * @param today  YYYY-MM-DD in India
 */
export function feeStatistics(
  days: readonly DayRow[],
  totals: Pick<Sums, 'accruedPaise'>,
  today: string,
): Statistics {
  const accruedBefore = (date: string) =>
    (days.find((day) => day.date >= date) ?? totals).accruedPaise;
  /** The fees between two days, both included. */
  const feesBetween = (from: string, to: string) =>
    toRupees(accruedBefore(addDays(to, 1)) - accruedBefore(from));
  /** Leaves out today, which is not over, and days that a shorter previous month lacks. */
  const comparedWith = (from: string, previousFrom: string) => {
    const days = Math.min(daysBetween(from, today), daysBetween(previousFrom, from));
    if (days === 0) return null;
    const previousTo = addDays(previousFrom, days - 1);
    return {
      codFees: feesBetween(from, addDays(from, days - 1)),
      previousCodFees: feesBetween(previousFrom, previousTo),
      previousFrom,
      previousTo,
    };
  };
  const [week, month] = [weekStart(today), monthStart(today)];
  return {
    thisWeek: {
      codFees: feesBetween(week, today),
      compared: comparedWith(week, addDays(week, -7)),
    },
    thisMonth: {
      codFees: feesBetween(month, today),
      compared: comparedWith(month, monthBefore(today)),
    },
    daily: datesBetween(week < month ? week : month, today).map((date) => ({
      date,
      codFees: feesBetween(date, date),
    })),
  };
}

function weekStart(date: string): string {
  return addDays(date, -daysSinceMonday(date));
}

function monthBefore(date: string): string {
  return monthStart(addDays(monthStart(date), -1));
}
