import { type Random, seededRandom } from '@thali/local/history/random';
import { addDays } from '@thali/shared/time/dates';
import { istDayStart } from '@thali/shared/time/ist';
import type { TimedOrder } from '@thali/shared/wait/wait-samples';

/** How staff press 'Ready'. */
export type Presses = 'on time' | 'late' | 'early';

interface Dish {
  id: string;
  /** The mean minutes of one portion. */
  minutes: number;
  weight: number;
}

const menu: readonly Dish[] = [
  { id: 'TEA', minutes: 1, weight: 4 },
  { id: 'THALI', minutes: 2, weight: 6 },
  { id: 'DAL', minutes: 2.5, weight: 4 },
  { id: 'DOSA', minutes: 5, weight: 3 },
  { id: 'NOODLES', minutes: 6, weight: 2 },
  { id: 'PANEER', minutes: 8, weight: 1 },
];
/** Sittings in hours after midnight, with their spread. */
const sittings = [
  { peak: 8.8, spread: 0.7, weight: 1 },
  { peak: 13, spread: 0.6, weight: 4 },
  { peak: 20.2, spread: 0.8, weight: 3 },
];
const ordersPerCook = 45;
const minuteMs = 60_000;

interface QueuedOrder extends TimedOrder {
  /** The true ready time of the food, independent of the press of 'Ready'. */
  actualReadyAt: number;
}

/** Orders of a kitchen with `cooks`. Each cook takes the next portion of the oldest order. */
export function simulateQueue(cooks: number, presses: Presses, days: number): QueuedOrder[] {
  const random = seededRandom(`wait|${cooks}|${presses}`);
  return Array.from({ length: days }, (_, day) =>
    simulateDay(cooks, presses, istDayStart(addDays('2026-09-01', day)).getTime(), random),
  ).flat();
}

function simulateDay(
  cooks: number,
  presses: Presses,
  start: number,
  random: Random,
): QueuedOrder[] {
  const count = Math.round(cooks * ordersPerCook * Math.exp(random.normal(0, 0.15)));
  const pace = Math.exp(random.normal(0, 0.08));
  const times = Array.from({ length: count }, () => {
    const { peak, spread } = random.pickWeighted(sittings, ({ weight }) => weight);
    return start + random.normal(peak, spread) * 60 * minuteMs;
  }).sort((a, b) => a - b);
  const freeAt = Array.from({ length: cooks }, () => 0);
  return times.map((placedAt) => {
    const dishes = Array.from({ length: random.pick([1, 1, 2, 3]) }, () =>
      random.pickWeighted(menu, ({ weight }) => weight),
    );
    const portions = dishes.flatMap((dish) =>
      Array.from({ length: random.pick([1, 1, 1, 2]) }, () => dish),
    );
    const ends = portions.map(({ minutes }) => {
      const cook = freeAt.indexOf(Math.min(...freeAt));
      const cookingMs = minutes * pace * Math.exp(random.normal(-0.08, 0.4)) * minuteMs;
      const end = Math.max(placedAt, freeAt[cook] ?? 0) + cookingMs;
      freeAt[cook] = end;
      return end;
    });
    const actualReadyAt = Math.max(...ends);
    return {
      placedAt,
      portions: portions.length,
      itemIds: [...new Set(dishes.map(({ id }) => id))],
      isTypical: true,
      shownRange: undefined,
      actualReadyAt,
      ...pressReady(presses, placedAt, actualReadyAt, random),
    };
  });
}

/**
 * Staff press 'Ready' too early for one of six orders. Half of these guests report it. The guests then collect the food
 * when it is ready.
 */
function pressReady(
  presses: Presses,
  placedAt: number,
  actualReadyAt: number,
  random: Random,
): Pick<TimedOrder, 'endedAt' | 'wasNotReady'> {
  if (presses === 'late' && random.next() < 0.5) {
    return {
      endedAt: actualReadyAt - Math.log(1 - random.next()) * 3 * minuteMs,
      wasNotReady: false,
    };
  }
  if (presses === 'early' && random.next() < 1 / 6) {
    if (random.next() < 0.5) return { endedAt: actualReadyAt, wasNotReady: true };
    const early = Math.max(placedAt + minuteMs, actualReadyAt - random.between(2, 5) * minuteMs);
    return { endedAt: early, wasNotReady: false };
  }
  return { endedAt: actualReadyAt, wasNotReady: false };
}
