import type {
  listFeedback as contract,
  DishFeedback,
  FeedbackNote,
} from '@thali/shared/feedback/feedback.contract';
import { type FeedbackWord, faceTexts, feedbackWords } from '@thali/shared/feedback/feedback-words';
import { hideSmallCounts, minShownCount } from '@thali/shared/feedback/hide-small-counts';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { addDays, mondayOf } from '@thali/shared/time/dates';
import { istDayStart, toIst } from '@thali/shared/time/ist';
import { type Day, daysWithin, readItemDays, sumOf } from '../analytics/read-period.ts';
import { readItemNames } from '../analytics/read-projections.table.ts';
import type { Actor } from '../http/actor.ts';
import type { OrderRecord } from '../orders/store/order-record.ts';
import { readOrders } from '../orders/store/orders.table.ts';
import { readNewestFeedback, readWeekCounts, type WeekCounts, weekOf } from './feedback.table.ts';

type Output = OutputOf<typeof contract>;

const shownWeeks = 8;
/** Shows notes of this week and last week. */
const noteWeeks = 2;

/** Counts by week, and notes. A mess without feedback costs 0.5 read units. Rule: feedback-3 */
export async function listFeedback(
  actor: Actor,
  { params: { vendorId } }: InputOf<typeof contract>,
): Promise<Output> {
  const { date: today } = toIst(new Date());
  const thisWeek = mondayOf(today);
  const weeks = Array.from({ length: shownWeeks }, (_, index) =>
    addDays(thisWeek, 7 * (index + 1 - shownWeeks)),
  );
  const [first = thisWeek] = weeks;
  const counts = await readWeekCounts(vendorId, first, thisWeek);
  const shown = weeks.map((week) => toWeek(week, counts.get(week) ?? {}));
  if (counts.size === 0) return { weeks: shown, dishes: [], notes: [] };
  const isOwner = actor.role === 'vendor' && (actor.teamRole ?? 'owner') === 'owner';
  const [days, names, notes] = await Promise.all([
    readItemDays(vendorId, first, today),
    readItemNames(vendorId),
    readNotes(vendorId, addDays(thisWeek, 7 * (1 - noteWeeks)), counts, isOwner),
  ]);
  return { weeks: shown, dishes: toDishes(weeks, counts, days, names), notes };
}

function toWeek(week: string, counts: WeekCounts): Output['weeks'][number] {
  const faces = faceTexts.map((_, index) => counts[`face${index + 1}`] ?? 0);
  const meals = counts.meals ?? 0;
  const sum = faces.reduce((total, count, index) => total + count * (index + 1), 0);
  const isShown = meals >= minShownCount;
  return {
    week,
    meals: isShown ? meals : null,
    mean: isShown ? Math.round((10 * sum) / meals) / 10 : null,
    faces: hideSmallCounts(Object.fromEntries(faces.map((count, index) => [index + 1, count]))),
  };
}

/** Dishes that have three words in one week, most words first. */
function toDishes(
  weeks: readonly string[],
  counts: ReadonlyMap<string, WeekCounts>,
  days: readonly Day[],
  names: Readonly<Record<string, string>>,
): DishFeedback[] {
  const ids = new Set(
    [...counts.values()]
      .flatMap((week) => Object.keys(week))
      .filter((name) => name.startsWith('d'))
      .map((name) => name.slice(1, 13)),
  );
  const portions = weeks.map((week) => sumOf(daysWithin(days, week, addDays(week, 6))));
  const dishes = [...ids].map((id) => {
    const words = weeks.map((week) => wordsOf(id, counts.get(week) ?? {}));
    const totals = words.map((counts) => sumValues(counts));
    return {
      total: sumValues(Object.fromEntries(totals.entries())),
      isShown: totals.some((total) => total >= minShownCount),
      dish: {
        id,
        name: names[id] ?? 'Deleted dish',
        weeks: weeks.map((_, index) => {
          const [counts = {}, total = 0] = [words[index], totals[index]];
          return {
            portions: portions[index]?.[`q${id}`] ?? 0,
            words: hideSmallCounts(counts),
            good: total < minShownCount ? null : Math.round((100 * (counts.good ?? 0)) / total),
          };
        }),
      },
    };
  });
  return dishes
    .filter(({ isShown }) => isShown)
    .sort((a, b) => b.total - a.total)
    .map(({ dish }) => dish);
}

function wordsOf(id: string, counts: WeekCounts): Record<string, number> {
  const words = Object.keys(feedbackWords) as FeedbackWord[];
  return Object.fromEntries(words.map((word) => [word, counts[`d${id}${word}`] ?? 0]));
}

function sumValues(values: Readonly<Record<string, number>>): number {
  return Object.values(values).reduce((sum, value) => sum + value, 0);
}

/** Notes of weeks with three rated meals. If a guest asks for an answer, the owner sees the note in any week. */
async function readNotes(
  vendorId: string,
  since: string,
  counts: ReadonlyMap<string, WeekCounts>,
  isOwner: boolean,
): Promise<FeedbackNote[]> {
  const newest = await readNewestFeedback(vendorId, istDayStart(since).toISOString());
  const withNote = newest.filter(({ row }) => row.note);
  const orders = await readOrders(
    withNote.map(({ createdAt, row }) => ({ orderId: row.orderId, createdAt })),
  );
  const byId = new Map(orders.map((order) => [order.id, order]));
  return withNote.flatMap(({ row }) => {
    const order = byId.get(row.orderId);
    if (!order) return [];
    const { face, note = '', dishes = [], mayAnswer } = row;
    const week = weekOf(order);
    const guest = isOwner && mayAnswer && order.customerPhone ? toGuest(order) : undefined;
    if (!guest && (counts.get(week)?.meals ?? 0) < minShownCount) return [];
    const nameOf = (id: string) => order.lines.find(({ menuItemId }) => menuItemId === id)?.name;
    return [
      {
        week,
        face,
        note,
        dishes: dishes.map(({ menuItemId, word }) => ({ name: nameOf(menuItemId) ?? '', word })),
        ...(guest && { guest }),
      },
    ];
  });
}

function toGuest({ id, customerName, customerPhone }: OrderRecord): FeedbackNote['guest'] {
  return { orderId: id, name: customerName, phone: customerPhone };
}
