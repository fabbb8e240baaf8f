import { toPotItem } from '@thali/functions/pots/pots.table';
import { writeRows } from '@thali/local/seed/write-rows';
import { isServedAt } from '@thali/shared/menu/current-meal';
import { addDays, datesBetween } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { allDayMeal } from '../support/make-pass.ts';
import type { BenchPlatform } from './bench-platform.ts';
import type { Measure } from './unit-operations.ts';
import type { UseCases } from './use-cases.ts';

const portions = 20;
const otherMeal = 'BRKF';

/**
 * Measures a mess that records five dishes of two meals, with 26 weeks of records. Leaves the mess without pots. Reads
 * stay in memory for ten minutes, so only the first size shows their units.
 */
export async function measurePots(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const { vendorId } = bench;
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId } as const;
  const params = { vendorId };
  // The meal of the whole day starts at night, when the usual meal is dinner.
  const served = bench.dishes.filter((dish) => isServedAt(dish, 'dinner')).slice(0, 5);
  const dishes = served.map(({ id: itemId }) => ({ itemId, portions }));
  const settings = { meals: [allDayMeal], pots: { runOutOneIn: 20 as const, dishes } };
  await use.updateVendor(staff, { params, body: { settings } });
  const { date } = toIst(new Date());
  const past = datesBetween(addDays(date, -182), addDays(date, -1)).flatMap((day) =>
    [allDayMeal.id, otherMeal].flatMap((mealId) =>
      dishes.map(({ itemId }, index) => ({
        ...{ date: day, mealId, itemId, portions, made: 10, left: 1, expected: 180, revision: 1 },
        ...{ advised: null, isAdviceShown: index % 2 === 0 },
      })),
    ),
  );
  const rows = past.map((pot) => toPotItem(vendorId, pot));
  await writeRows(bench.documents, bench.tableName, rows);

  const { meals } = await measure('pots: read a day', () =>
    use.getPots(staff, { params, query: { date } }),
  );
  const pots = (meals[0]?.pots ?? []).map(({ itemId, recorded }) => ({
    ...{ itemId, made: 10, left: 1, expected: 180, advised: null },
    knownRevision: recorded?.revision ?? 0,
  }));
  if (pots.length !== dishes.length) throw new Error(`The meal has ${pots.length} pots, not five`);
  await measure('pots: record five dishes', () =>
    use.recordPots(staff, { params: { ...params, date, mealId: allDayMeal.id }, body: { pots } }),
  );
  await measure('pots: effect of 26 weeks', () => use.getPotEffect(staff, { params }));
  await use.updateVendor(staff, { params, body: { settings: { meals: null, pots: null } } });
  await measure('pots: a mess without pots', () => use.getPots(staff, { params, query: { date } }));
}
