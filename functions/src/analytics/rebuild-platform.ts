import { setTimeout as sleep } from 'node:timers/promises';
import { orderStatuses } from '@thali/shared/orders/order-status';
import { eachVendorId } from '../vendors/vendor-directory.table.ts';
import { add, difference, type Figures } from './figures.ts';
import { addToPlatform, platformShards, shardOf } from './projections.table.ts';
import { toDay } from './read-period.ts';
import { readDayRows, readPlatformDays } from './read-projections.table.ts';

const recheckAfterMs = 1000;
/** The names of the figures that `platformFigures` returns. */
const platformNames: ReadonlySet<string> = new Set([
  'orders',
  'revenuePaise',
  'feePaise',
  ...orderStatuses,
]);

/** Figures of a day, and the revision of the platform's row; undefined if there is none. */
interface StoredFigures {
  figures: Figures;
  revision: number | undefined;
}

/**
 * Compares the platform's figures with the sum over all vendors, and adds the difference. Corrects only a difference
 * that it finds twice, over an unchanged row, so a concurrent count causes no false correction.
 * @returns the corrected days
 */
export async function rebuildPlatform(): Promise<string[]> {
  const first = await differences();
  if (first.size === 0) return [];
  await sleep(recheckAfterMs);
  const correctedDays: string[] = [];
  for (const [name, gap] of await differences()) {
    if (!isSame(gap, first.get(name))) continue;
    const [shard = '0', date = ''] = name.split(' ');
    const { figures, revision } = gap;
    if (await addToPlatform(Number(shard), date, figures, revision)) correctedDays.push(date);
  }
  return correctedDays;
}

function isSame(a: StoredFigures, b: StoredFigures | undefined): boolean {
  if (!b || a.revision !== b.revision) return false;
  return Object.keys(difference(a.figures, b.figures)).length === 0;
}

/** The differences by shard and day. */
async function differences(): Promise<Map<string, StoredFigures>> {
  const [expected, stored] = [await sumOfVendors(), await readPlatform()];
  const names = new Set([...expected.keys(), ...stored.keys()]);
  return new Map(
    [...names]
      .map((name) => {
        const { figures = {}, revision } = stored.get(name) ?? {};
        return [
          name,
          { figures: difference(expected.get(name) ?? {}, figures), revision },
        ] as const;
      })
      .filter(([, { figures }]) => Object.keys(figures).length > 0),
  );
}

async function sumOfVendors(): Promise<Map<string, Figures>> {
  const sums = new Map<string, Figures>();
  for await (const vendorId of eachVendorId()) {
    const rows = await readDayRows(vendorId, 'figures', '2000-01-01', '9999-12-31');
    for (const { date, figures } of rows.map(toDay)) {
      const name = `${shardOf(vendorId)} ${date}`;
      sums.set(name, add(sums.get(name) ?? {}, platformPart(figures)));
    }
  }
  return sums;
}

async function readPlatform(): Promise<Map<string, StoredFigures>> {
  const days = new Map<string, StoredFigures>();
  for (let shard = 0; shard < platformShards; shard += 1) {
    for (const row of await readPlatformDays(shard, '2000-01-01', '9999-12-31')) {
      const { date, figures } = toDay(row);
      days.set(`${shard} ${date}`, { figures, revision: Number(row.revision) });
    }
  }
  return days;
}

function platformPart(figures: Figures): Figures {
  return Object.fromEntries(Object.entries(figures).filter(([name]) => platformNames.has(name)));
}
