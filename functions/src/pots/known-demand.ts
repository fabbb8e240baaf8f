import { mealKeyOf } from '@thali/shared/passes/served-meals';
import type { KnownDemand } from '@thali/shared/pots/advise-pot';
import { isPotOfMeal, type PotMeal, potMealsOn } from '@thali/shared/pots/pot-meals';
import { daysBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { withClosures } from '../forecast/current-forecast.ts';
import { shareBefore } from '../forecast/day-course.ts';
import type { ForecastRow, Range } from '../forecast/forecast-rows.ts';
import { readForecast } from '../forecast/forecasts.table.ts';
import type { StorefrontRows } from '../menu/storefront.table.ts';
import { listOngoingOrders } from '../orders/store/ongoing-orders.table.ts';
import { readOrders } from '../orders/store/orders.table.ts';
import { readHeadcountOf } from '../passes/get-headcount.ts';
import { cached } from '../table/cached.ts';

type Item = StorefrontRows['items'][number];
type DemandOf = (meal: PotMeal, item: Item) => KnownDemand;

const minuteMs = 60_000;
const maxOrders = 2000;

/**
 * What the mess knows about the demand of a day before cooking: passes less skips, portions that guests ordered ahead,
 * and the forecast of further portions. Reads passes and waiting orders only if the mess has them; 2 read units for
 * the forecast. Pre-orders and forecast are at most a minute old.
 */
export async function readKnownDemand(
  { vendor: { id: vendorId, settings } }: StorefrontRows,
  date: string,
): Promise<DemandOf> {
  const [headcount, forecast, ordered = new Map<string, number>()] = await Promise.all([
    settings.passes && readHeadcountOf(vendorId, date),
    readCachedForecast(vendorId),
    settings.preOrders && readCachedPreOrders(vendorId),
  ]);
  const row = forecast && withClosures(forecast, settings);
  return (meal, item) => {
    const members = headcount?.meals.find(({ meal: id }) => id === meal.mealId);
    const ahead = ordered.get(preOrderKey(date, meal.mealId, item.id)) ?? 0;
    const isMember = members && !members.isClosed;
    return {
      passes: isMember ? members.passes : 0,
      skipped: isMember ? members.skipped : 0,
      ordered: ahead,
      more: row ? subtractOrdered(rangeOf(row, item, { meal, date, settings }), ahead) : zeroRange,
    };
  };
}

const zeroRange: Range = { expected: 0, lower: 0, upper: 0 };

const readCachedForecast = cached((vendorId) => readForecast(vendorId), minuteMs);

/** The portions of waiting pre-orders by date, meal and dish. 2.5 read units for five orders. */
const readCachedPreOrders = cached(async (vendorId) => {
  const orders = await readOrders(await listOngoingOrders(vendorId, { limit: maxOrders }));
  const portions = new Map<string, number>();
  for (const { readyFor, mealId = '', lines } of orders) {
    if (!readyFor) continue;
    const { date } = toIst(new Date(readyFor));
    for (const { menuItemId, quantity } of lines) {
      const key = preOrderKey(date, mealId, menuItemId);
      portions.set(key, (portions.get(key) ?? 0) + quantity);
    }
  }
  return portions;
}, minuteMs);

function preOrderKey(date: string, mealId: string, itemId: string): string {
  return `${mealKeyOf({ date, mealId })}#${itemId}`;
}

/** The forecast of a dish for a meal: its share of the day, by the usual hours of the mess. */
function rangeOf(
  row: ForecastRow,
  item: Item,
  { meal, date, settings }: { meal: PotMeal; date: string; settings: VendorSettings },
): Range {
  const portions = row.items.find(({ itemId }) => itemId === item.id)?.portions ?? [];
  const day = portions[daysBetween(row.from, date)];
  if (!day) return zeroRange;
  const meals = potMealsOn(settings, date).filter((other) =>
    isPotOfMeal(item, settings.mealHours, other),
  );
  const all = meals.reduce((sum, other) => sum + mealShare(row, other), 0);
  const share = all > 0 ? mealShare(row, meal) / all : 1 / Math.max(1, meals.length);
  return { expected: day.expected * share, lower: day.lower * share, upper: day.upper * share };
}

/** The share of a usual day's orders between start and end of a meal. */
function mealShare({ dayCourse = [] }: ForecastRow, { startsAt, endsAt }: PotMeal): number {
  if (dayCourse.length === 0) return 0;
  const before = (instant: string) => shareBefore(dayCourse, toIst(new Date(instant)).clock);
  return before(endsAt) - before(startsAt);
}

/** The forecast includes the orders ahead. */
function subtractOrdered({ expected, lower, upper }: Range, ordered: number): Range {
  return {
    expected: Math.max(0, Math.round(expected - ordered)),
    lower: Math.max(0, Math.floor(lower - ordered)),
    upper: Math.max(0, Math.ceil(upper - ordered)),
  };
}
