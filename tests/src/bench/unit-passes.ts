import { randomUUID } from 'node:crypto';
import type { PassRow } from '@thali/functions/passes/passes.table';
import { keys } from '@thali/functions/table/keys';
import { writeRows } from '@thali/local/seed/write-rows';
import { addDays } from '@thali/shared/time/dates';
import { toIst } from '@thali/shared/time/ist';
import { allDayMeal, passSettings } from '../support/make-pass.ts';
import type { BenchPlatform } from './bench-platform.ts';
import type { Measure } from './unit-operations.ts';
import type { UseCases } from './use-cases.ts';

const members = 300;

/** Measures the calls of a mess with 300 meal passes. Leaves the mess without passes. */
export async function measurePasses(bench: BenchPlatform, use: UseCases, measure: Measure) {
  const { vendorId } = bench;
  const staff = { role: 'vendor', userId: 'bench-staff', vendorId } as const;
  const params = { vendorId };
  await use.updateVendor(staff, { params, body: { settings: passSettings } });
  const passes = Array.from({ length: members }, (_, index) => passRow(vendorId, index));
  const rows = passes.map((row) => ({ ...keys.pass(row.id), ...row }));
  await writeRows(bench.documents, bench.tableName, rows);
  const [pass] = passes;
  const passId = pass?.id ?? '';
  const now = new Date();
  const date = toIst(now).date;
  const soon = addDays(date, 3);
  const body = { from: soon, to: soon, meals: [allDayMeal.id] };
  const headers = { 'idempotency-key': randomUUID() };
  const headcount = () => use.getHeadcount(staff, { params, query: { date } });

  await measure('passes: headcount of 300', headcount);
  await measure('passes: headcount, cached', headcount);
  await measure('passes: skip', () => use.skipMeals(staff, { params: { passId }, body }));
  await measure('passes: take a skip back', () =>
    use.takeBackSkips(staff, { params: { passId }, body }),
  );
  await measure('passes: claim', () =>
    use.claimMealByHand(staff, { params, body: { passId }, headers }),
  );
  await measure('passes: undo a claim', () =>
    use.undoClaim(staff, {
      params: { ...params, passId, date, mealId: allDayMeal.id },
      body: { reason: 'Mistake' },
    }),
  );
  await measure('passes: roster of 300', () => use.getRoster(staff, { params }));
  await measure('passes: list of 300', () =>
    use.listPasses(staff, { params, query: { limit: 500 } }),
  );
  await measure('passes: nightly job', () => use.settlePasses(vendorId, now));
  await use.updateVendor(staff, { params, body: { settings: { meals: null, passes: null } } });
  await measure('passes: nightly job without passes', () => use.settlePasses(vendorId, now));
}

function passRow(vendorId: string, index: number): PassRow {
  const yesterday = addDays(toIst(new Date()).date, -1);
  const suffix = String(index).padStart(10, '0');
  return {
    ...{ id: `${vendorId}${suffix}`, name: `Member ${index}`, phone: '', roll: `21CS${index}` },
    ...{ diet: 'veg', typeId: 'PASS', typeName: 'Monthly', kind: 'every' },
    ...{ mealIds: [allDayMeal.id], sold: 60, voided: 0, claimed: 0, lapsed: 0 },
    ...{ startsOn: yesterday, until: addDays(yesterday, 29), foldedThrough: yesterday },
    soldAt: new Date(Date.now() - 3 * 86_400_000).toISOString(),
    ...{ claims: [], skips: [], byHand: [], doubles: [], keyVersion: 0, revision: 0 },
    paid: { method: 'cash', paise: 240_000, by: 'Meera' },
    expiresAt: Math.floor(Date.now() / 1000) + 86_400,
  };
}
