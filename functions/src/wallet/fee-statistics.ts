import {
  type Comparison,
  comparisonOf,
  type DateSpan,
  type PeriodPart,
  spanBefore,
} from '@thali/shared/analytics/comparison-period';
import type { OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import { addDays, datesBetween, mondayOf, monthStart } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { getWalletOverview } from '@thali/shared/wallet/wallet-overview.contract';
import type { DayRow, FeeRow, Sums } from '../ledger/ledger-rows.ts';

type Statistics = OutputOf<typeof getWalletOverview>['statistics'];
type Fee = Pick<FeeRow, 'createdAt' | 'accruedPaise'>;
type Totals = Pick<Sums, 'fees' | 'accruedPaise'>;

/** The earliest day of the statistics: the first of last month, or the Monday of last week. */
export function statisticsFrom(today: string): string {
  const starts = [spanBefore(weekOf(today)).startDate, monthBefore(today).startDate];
  return starts.sort()[0] ?? today;
}

interface Ledger {
  /** The days since `statisticsFrom`, oldest first, each with the sums at its start. */
  days: readonly DayRow[];
  /** The current sums. */
  totals: Totals;
  /** Reads a fee by its number; undefined if the fee was posted only a moment ago. */
  readFee(number: number): Promise<Fee | undefined>;
}

/**
 * The fees of each day, of this week (from Monday) and of this month. Compares week and month with the same days of
 * the previous week and month, to the minute.
 * Rule: wallet-18
 */
export async function feeStatistics(ledger: Ledger, now: Date): Promise<Statistics> {
  const { days, totals } = ledger;
  const today = toIst(now).date;
  const accruedBefore = (date: string) =>
    (days.find((day) => day.date >= date) ?? totals).accruedPaise;
  /** The fees between two days, both included. */
  const feesBetween = (from: string, to: string) =>
    toRupees(accruedBefore(addDays(to, 1)) - accruedBefore(from));

  const feesOf = async (part: PeriodPart) => {
    const end = part.until
      ? await accruedUntil(ledger, part.endDate, part.until)
      : accruedBefore(addDays(part.endDate, 1));
    return { ...part, codFees: toRupees(end - accruedBefore(part.startDate)) };
  };
  const compare = async (parts: Comparison | undefined) => {
    if (!parts || !hadFeesBy(ledger, parts.previous.startDate)) return null;
    const [current, previous] = await Promise.all([feesOf(parts.current), feesOf(parts.previous)]);
    return {
      codFees: current.codFees,
      previousCodFees: previous.codFees,
      previousFrom: previous.startDate,
      previousTo: previous.endDate,
      parts: { current, previous },
    };
  };
  const [week, month] = [weekOf(today), monthOf(today)];
  const [comparedWeek, comparedMonth] = await Promise.all([
    compare(comparisonOf(week, now, 'minute')),
    compare(comparisonOf(month, now, 'minute', monthBefore(today))),
  ]);
  return {
    thisWeek: { codFees: feesBetween(week.startDate, today), compared: comparedWeek },
    thisMonth: { codFees: feesBetween(month.startDate, today), compared: comparedMonth },
    daily: datesBetween(
      week.startDate < month.startDate ? week.startDate : month.startDate,
      today,
    ).map((date) => ({ date, codFees: feesBetween(date, date) })),
  };
}

/** The sum of all fees before a time of a day (HH:MM in India): a binary search, because fees are numbered by time. */
async function accruedUntil({ days, totals, readFee }: Ledger, date: string, until: string) {
  const next = days.find((day) => day.date > date) ?? totals;
  const day = days.find((candidate) => candidate.date === date);
  if (!day) return next.accruedPaise;
  const end = new Date(`${date}T${until}:00+05:30`).toISOString();
  let { fees: low, accruedPaise } = day;
  let high = next.fees;
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    const fee = await readFee(middle);
    const isBefore = fee !== undefined && fee.createdAt < end;
    if (isBefore) [low, accruedPaise] = [middle, fee.accruedPaise];
    else high = middle - 1;
  }
  return accruedPaise;
}

/** Whether the wallet had its first fee on or before a day. */
function hadFeesBy({ days, totals }: Ledger, date: string): boolean {
  const day = days.find((candidate) => candidate.date >= date);
  return (day ?? totals).accruedPaise > 0 || day?.date === date;
}

function weekOf(date: string): DateSpan {
  const startDate = mondayOf(date);
  return { startDate, endDate: addDays(startDate, 6) };
}

function monthOf(date: string): DateSpan {
  const startDate = monthStart(date);
  return { startDate, endDate: addDays(monthStart(addDays(startDate, 31)), -1) };
}

function monthBefore(date: string): DateSpan {
  return monthOf(addDays(monthStart(date), -1));
}
