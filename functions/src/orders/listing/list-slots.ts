import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import type { listSlots as contract, SlotRoom } from '@thali/shared/pre-orders/list-slots.contract';
import {
  isOrderByPassed,
  type MealSlots,
  preOrderDates,
  slotsOn,
} from '@thali/shared/pre-orders/slots';
import type { Actor } from '../../http/actor.ts';
import { cached } from '../../table/cached.ts';
import { readVendor, vendorNotFound } from '../../vendors/vendors.table.ts';
import { readSlots } from '../store/slots.table.ts';

type Meals = OutputOf<typeof contract>['meals'];
type Row = Record<string, unknown>;

const fiveSecondsMs = 5000;
/** A slot has few free orders if less than this share of its maximum is left. */
const fewShare = 0.2;

/** The meals of a date with their slots. Cached for five seconds. 1 read unit. */
export async function listSlots(
  _actor: Actor,
  { params: { vendorId }, query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const now = new Date();
  const [today = '', ...later] = preOrderDates(now);
  const { date = today } = query;
  const isOffered = [today, ...later].includes(date);
  // Other dates share today's cache entry, so random dates do not bypass the cache.
  const meals = await readMeals(`${vendorId} ${isOffered ? date : today}`);
  if (!meals) throw vendorNotFound();
  return {
    meals: isOffered
      ? meals.map((meal) => (isOrderByPassed(meal, now) ? { ...meal, slots: [] } : meal))
      : [],
  };
}

const readMeals = cached(async (key: string): Promise<Meals | undefined> => {
  const [vendorId = '', date = ''] = key.split(' ');
  const vendor = await readVendor(vendorId);
  if (!vendor) return undefined;
  const meals = slotsOn(vendor.settings, date);
  const isCounted = meals.some(({ rule }) => rule.max);
  const rows = isCounted ? await readSlots(vendorId, date) : new Map<string, Row>();
  return meals.map(({ meal, rule, orderBy, starts }) => ({
    id: meal.id,
    name: meal.name,
    orderBy,
    slots: starts.map((startsAt) => ({ startsAt, room: roomOf(rule, rows.get(startsAt)) })),
  }));
}, fiveSecondsMs);

function roomOf({ max }: MealSlots['rule'], row: Row | undefined): SlotRoom {
  if (!max) return 'free';
  const left = max.most - Number(row?.[max.unit] ?? 0);
  if (left <= 0) return 'full';
  return left < max.most * fewShare ? 'few' : 'free';
}
