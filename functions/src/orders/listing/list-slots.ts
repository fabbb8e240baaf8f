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
import { readSlotTimes } from '../../waits/slot-times.table.ts';
import { readSlots } from '../store/slots.table.ts';

type Slots = OutputOf<typeof contract>;
type Row = Record<string, unknown>;

const fiveSecondsMs = 5000;
/** A slot is nearly full if less than this share of its maximum is left. */
const lowRoomShare = 0.2;

/** The meals of a date with their slots. Cached for five seconds. 1.5 read units. */
export async function listSlots(
  _actor: Actor,
  { params: { vendorId }, query }: InputOf<typeof contract>,
): Promise<OutputOf<typeof contract>> {
  const now = new Date();
  const [today = '', ...later] = preOrderDates(now);
  const { date = today } = query;
  const isOffered = [today, ...later].includes(date);
  // Other dates share today's cache entry, so random dates do not bypass the cache.
  const slotsOfDate = await readMeals(`${vendorId} ${isOffered ? date : today}`);
  if (!slotsOfDate) throw vendorNotFound();
  const { meals, ready } = slotsOfDate;
  return {
    meals: isOffered
      ? meals.map((meal) => (isOrderByPassed(meal, now) ? { ...meal, slots: [] } : meal))
      : [],
    ...(ready && { ready }),
  };
}

const readMeals = cached(async (key: string): Promise<Slots | undefined> => {
  const [vendorId = '', date = ''] = key.split(' ');
  const vendor = await readVendor(vendorId);
  if (!vendor) return undefined;
  const meals = slotsOn(vendor.settings, date);
  const isCounted = meals.some(({ rule }) => rule.max);
  const [rows, slotTimes] = await Promise.all([
    isCounted ? readSlots(vendorId, date) : new Map<string, Row>(),
    meals.length > 0 ? readSlotTimes(vendorId) : undefined,
  ]);
  const listed = meals.map(({ meal, rule, orderBy, starts }) => ({
    id: meal.id,
    name: meal.name,
    orderBy,
    slots: starts.map((startsAt) => ({ startsAt, room: roomOf(rule, rows.get(startsAt)) })),
  }));
  return { meals: listed, ...(slotTimes?.times && { ready: slotTimes.times }) };
}, fiveSecondsMs);

function roomOf({ max }: MealSlots['rule'], row: Row | undefined): SlotRoom {
  if (!max) return 'free';
  const remaining = max.most - Number(row?.[max.unit] ?? 0);
  if (remaining <= 0) return 'full';
  return remaining < max.most * lowRoomShare ? 'few' : 'free';
}
