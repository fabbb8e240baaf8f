import type { getAdminAnalytics as contract } from '@thali/shared/admin/admin-analytics.contract';
import {
  comparisonOf,
  type DateSpan,
  type PeriodPart,
  spanBefore,
} from '@thali/shared/analytics/comparison-period';
import { growth } from '@thali/shared/analytics/growth';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { toRupees } from '@thali/shared/money/paise';
import { planIds } from '@thali/shared/plans/plan-ids';
import { datesBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { vendorStatuses } from '@thali/shared/vendors/vendor.contract';
import { add, type Figures } from '../analytics/figures.ts';
import { platformShards } from '../analytics/projections.table.ts';
import { statusCounts, toDay } from '../analytics/read-period.ts';
import { readPlatformDays } from '../analytics/read-projections.table.ts';
import type { Actor } from '../http/actor.ts';
import { type ListedVendor, readWholeDirectory } from '../vendors/vendor-directory.table.ts';

type Output = OutputOf<typeof contract>;
type Sums = Output['today'];

/** The platform's daily figures, and counts of vendors from the directory. */
export async function getAdminAnalytics(
  _actor: Actor,
  { query }: InputOf<typeof contract>,
): Promise<Output> {
  const now = new Date();
  const today = toIst(now).date;
  const { startDate = query.endDate ?? today, endDate = query.startDate ?? today } = query;
  const span = { startDate, endDate };
  const before = spanBefore(span);
  const [days, todays, vendors] = await Promise.all([
    readPlatform(before.startDate, endDate),
    readPlatform(today, today),
    readWholeDirectory(),
  ]);
  const figuresOf = (dates: DateSpan) =>
    datesBetween(dates.startDate, dates.endDate).reduce(
      (sum: Figures, date) => add(sum, days.get(date) ?? {}),
      {},
    );
  const figures = figuresOf(span);
  const toPartSums = (part: PeriodPart) => ({ ...part, ...toSums(figuresOf(part)) });
  // The platform's figures have no hours, so the comparison leaves out the current day.
  const parts = comparisonOf(span, now, 'day');
  const compared = parts
    ? { current: toPartSums(parts.current), previous: toPartSums(parts.previous) }
    : null;
  const growthOf = (measure: keyof Sums) =>
    compared ? growth(compared.current[measure], compared.previous[measure]) : 0;
  return {
    current: { ...toSums(figures), orderStatusBreakdown: statusCounts(figures) },
    previous: toSums(figuresOf(before)),
    compared,
    orderGrowth: growthOf('orders'),
    revenueGrowth: growthOf('revenue'),
    feeGrowth: growthOf('fees'),
    today: toSums(todays.get(today) ?? {}),
    daily: datesBetween(startDate, endDate).map((date) => ({
      date,
      ...toSums(days.get(date) ?? {}),
    })),
    vendors: countVendors(vendors),
  };
}

async function readPlatform(from: string, to: string): Promise<Map<string, Figures>> {
  const shards = Array.from({ length: platformShards }, (_, shard) =>
    readPlatformDays(shard, from, to),
  );
  const days = new Map<string, Figures>();
  for (const { date, figures } of (await Promise.all(shards)).flat().map(toDay)) {
    days.set(date, add(days.get(date) ?? {}, figures));
  }
  return days;
}

function toSums({ orders = 0, revenuePaise = 0, feePaise = 0 }: Figures): Sums {
  return { orders, revenue: toRupees(revenuePaise), fees: toRupees(feePaise) };
}

function countVendors(vendors: readonly ListedVendor[]): Output['vendors'] {
  const plans = [...planIds, 'none'] as const;
  return {
    total: vendors.length,
    byStatus: countBy(vendorStatuses, vendors, ({ status }) => status),
    byPlan: countBy(plans, vendors, ({ plan }) => plan ?? 'none'),
  };
}

function countBy<Kind extends string>(
  kinds: readonly Kind[],
  vendors: readonly ListedVendor[],
  kindOf: (vendor: ListedVendor) => Kind,
): Record<Kind, number> {
  const counts = kinds.map((kind) => [
    kind,
    vendors.filter((vendor) => kindOf(vendor) === kind).length,
  ]);
  return Object.fromEntries(counts) as Record<Kind, number>;
}
