import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import {
  adviseVessels,
  expectedPortions,
  historyDays,
  type KnownDemand,
} from '@thali/shared/pots/advise-pot';
import {
  isPotOfMeal,
  maxDishesOfMeal,
  type PotMeal,
  potMealsOn,
} from '@thali/shared/pots/pot-meals';
import type { getPots as contract, Pot, PotsOfMeal } from '@thali/shared/pots/pots.contract';
import { showsAdvice } from '@thali/shared/pots/shows-advice';
import { addDays, daysBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import type { PotsSetting } from '@thali/shared/vendors/pots-setting';
import type { Actor } from '../http/actor.ts';
import { readStorefront, type StorefrontRows } from '../menu/storefront.table.ts';
import { cached } from '../table/cached.ts';
import { vendorNotFound } from '../vendors/vendors.table.ts';
import { readKnownDemand } from './known-demand.ts';
import { type PotRow, readPots } from './pots.table.ts';

const tenMinutesMs = 600_000;
/** Staff record until the end of the next day, and plan for the next day. */
const [daysBack, daysAhead] = [2, 1];

/**
 * The pots of a day with advice and records. 3 read units for vendor and menu, and headcount, forecast and 10 read units
 * of history if they are not in memory. Rule: pots-3
 */
export async function getPots(
  _actor: Actor,
  { params: { vendorId }, query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const today = toIst(new Date()).date;
  const { date = today } = query;
  const menu = await readStorefront(vendorId);
  if (!menu) throw vendorNotFound();
  const { pots: setting } = menu.vendor.settings;
  const days = daysBetween(today, date);
  if (!setting || days < -daysBack || days > daysAhead) {
    return { date, runOutOneIn: setting?.runOutOneIn ?? 20, meals: [] };
  }
  const [history = [], recorded, demandOf] = await Promise.all([
    readCachedHistory(`${vendorId} ${date}`),
    readPots(vendorId, date, date, { ConsistentRead: true }),
    // The forecast of an earlier day is gone.
    days < 0 ? undefined : readKnownDemand(menu, date),
  ]);
  const day = { menu, setting, date, history, recorded, demandOf };
  return {
    date,
    runOutOneIn: setting.runOutOneIn,
    meals: potMealsOn(menu.vendor.settings, date).map((meal) => toPotsOfMeal(meal, day)),
  };
}

const readCachedHistory = cached((key) => {
  const [vendorId = '', date = ''] = key.split(' ');
  return readPots(vendorId, addDays(date, -historyDays), addDays(date, -1));
}, tenMinutesMs);

type Item = StorefrontRows['items'][number];

interface Day {
  menu: StorefrontRows;
  setting: PotsSetting;
  date: string;
  /** Earlier days. */
  history: readonly PotRow[];
  recorded: readonly PotRow[];
  demandOf: ((meal: PotMeal, item: Item) => KnownDemand) | undefined;
}

function toPotsOfMeal(meal: PotMeal, day: Day): PotsOfMeal {
  const { mealHours } = day.menu.vendor.settings;
  const pots = day.setting.dishes.flatMap(({ itemId, portions }) => {
    const item = day.menu.items.find(({ id }) => id === itemId);
    return item && isPotOfMeal(item, mealHours, meal) ? [toPot(meal, item, portions, day)] : [];
  });
  const { mealId, ...facts } = meal;
  const largest = pots.sort((a, b) => b.size - a.size).slice(0, maxDishesOfMeal);
  return { meal: mealId, ...facts, pots: largest.map(({ pot }) => pot) };
}

/** `size`: the usual portions of the dish at this meal. */
function toPot(meal: PotMeal, item: Item, portions: number, day: Day): { pot: Pot; size: number } {
  const { setting, date, demandOf } = day;
  const isSame = (row: PotRow) => row.itemId === item.id && row.mealId === meal.mealId;
  const history = day.history.filter(isSame);
  const last = history.at(-1);
  const recorded = day.recorded.find(isSame);
  const known = demandOf?.(meal, item);
  const expected = known ? Math.round(expectedPortions(known)) : 0;
  const vessels = known
    ? adviseVessels(known, history, { oneIn: setting.runOutOneIn, portions })
    : 0;
  const isShown = vessels > 0 && showsAdvice(day.menu.vendor.id, item.id, date);
  const pot = {
    ...{ itemId: item.id, name: item.name, portions },
    // A correction keeps the portions that were expected before cooking.
    expected: recorded?.expected ?? (expected > 0 ? expected : null),
    ...(known && isShown && { advice: toAdvice(known, vessels) }),
    // Vessels of another size would mislead.
    lastMade: last?.portions === portions ? last.made : null,
    recorded: recorded ? toRecorded(recorded) : null,
  };
  return { pot, size: last ? last.made * last.portions : expected };
}

function toAdvice({ more, ...known }: KnownDemand, vessels: number): Pot['advice'] {
  return { vessels, ...known, more: { lower: more.lower, upper: more.upper } };
}

export function toRecorded({ itemId, made, left, ranOutAt, revision }: PotRow) {
  return { itemId, made, left, ...(ranOutAt && { ranOutAt }), revision };
}
