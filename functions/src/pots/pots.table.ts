import { mealKeyOf } from '@thali/shared/passes/served-meals';
import type { PotEntry } from '@thali/shared/pots/pot-entry';
import { addDays } from '@thali/shared/time/dates';
import { istDayStart } from '@thali/shared/time/ist';
import { keys } from '../table/keys.ts';
import { putRow, replaceRow } from '../table/put-row.ts';
import { between, queryRows } from '../table/query-rows.ts';
import type { ReadOptions } from '../table/read-row.ts';

/** Longer than the measurement of 26 weeks. */
const retentionDays = 200;

/** A recorded pot. 190 bytes. */
export interface PotRow extends PotEntry {
  /** HH:MM in India. */
  ranOutAt?: string;
  /** Grows with each correction. */
  revision: number;
}

/** The pots between two dates, both included. 0.5 read units for about 20, double if consistent. */
export async function readPots(
  vendorId: string,
  from: string,
  to: string,
  options?: ReadOptions,
): Promise<PotRow[]> {
  const rows = await queryRows({
    // '~' sorts after every meal and dish.
    ...between(keys.pot(vendorId, from, ''), keys.pot(vendorId, `${to}#~`, '')),
    ...options,
  });
  return rows.map(toPotRow);
}

/**
 * Records a pot at a known revision, 0 for a new record. 1 write unit.
 * @returns the stored pot; undefined if another call has recorded other values
 */
export async function recordPot(
  vendorId: string,
  entry: Omit<PotRow, 'revision'>,
  knownRevision: number,
): Promise<PotRow | undefined> {
  const revision = knownRevision + 1;
  const Item = toPotItem(vendorId, { ...entry, revision });
  const known = knownRevision > 0 ? { revision: knownRevision } : undefined;
  const result = await putRow(replaceRow(Item, known, 'revision'));
  const stored = { ...entry, revision };
  if (result.outcome === 'put') return stored;
  const { row } = result;
  const isRepeat =
    row?.revision === revision &&
    row.made === entry.made &&
    row.left === entry.left &&
    row.ranOutAt === entry.ranOutAt;
  return isRepeat ? stored : undefined;
}

/** The row of a pot. */
export function toPotItem(vendorId: string, { date, mealId, itemId, ...values }: PotRow) {
  return {
    ...keys.pot(vendorId, mealKeyOf({ date, mealId }), itemId),
    ...values,
    expiresAt: istDayStart(addDays(date, retentionDays)).getTime() / 1000,
  };
}

function toPotRow({ PK, SK, expiresAt, ...values }: Record<string, unknown>): PotRow {
  const [date, mealId, itemId] = String(SK).split('#');
  return { date, mealId, itemId, ...values } as unknown as PotRow;
}
