import type { OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import { addDays, daysSinceMonday, monthStart } from '@thali/shared/time/dates';
import type { getWalletOverview } from '@thali/shared/wallet/wallet-overview.contract';
import type { DayRow, Sums } from '../ledger/ledger-rows.ts';

type Statistics = OutputOf<typeof getWalletOverview>['statistics'];

const dailyDays = 14;

/** The earliest day that the statistics look at: the first of the last month, or a fortnight ago. */
export function statisticsFrom(today: string): string {
  const lastMonth = monthStart(addDays(monthStart(today), -1));
  const fortnight = addDays(today, -(dailyDays - 1));
  return lastMonth < fortnight ? lastMonth : fortnight;
}

/**
 * Fees of this week (from Monday) and this month beside those of the ones before, as far into them, and
 * of each of the last 14 days.
 * @param days  from `statisticsFrom` on, oldest first, with the sums at the start of each
 * @param totals  the present sums
 * @param today  YYYY-MM-DD in India
 */
export function feeStatistics(
  days: readonly DayRow[],
  totals: Pick<Sums, 'accruedPaise'>,
  today: string,
): Statistics {
  const accruedBefore = (date: string) =>
    (days.find((day) => day.date >= date) ?? totals).accruedPaise;
  /** Both days included. */
  const between = (from: string, to: string) =>
    toRupees(accruedBefore(addDays(to, 1)) - accruedBefore(from));
  const week = addDays(today, -daysSinceMonday(today));
  const month = monthStart(today);
  const lastMonth = monthStart(addDays(month, -1));
  return {
    thisWeek: {
      codFees: between(week, today),
      previousCodFees: between(addDays(week, -7), addDays(today, -7)),
    },
    thisMonth: {
      codFees: between(month, today),
      previousCodFees: between(lastMonth, sameDayOf(lastMonth, today)),
    },
    daily: Array.from({ length: dailyDays }, (_, index) => {
      const date = addDays(today, index - (dailyDays - 1));
      return { date, codFees: between(date, date) };
    }),
  };
}

/** The same day of another month, or its last day where that month is shorter. */
function sameDayOf(month: string, today: string): string {
  const same = `${month.slice(0, 8)}${today.slice(8)}`;
  const lastDay = addDays(monthStart(addDays(month, 31)), -1);
  return same < lastDay ? same : lastDay;
}
