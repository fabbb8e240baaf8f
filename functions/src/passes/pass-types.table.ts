import type { PassType } from '@thali/shared/passes/pass-type.contract';
import { keys } from '../table/keys.ts';
import { putRow, replaceRow } from '../table/put-row.ts';
import { readRow } from '../table/read-row.ts';

export type PassTypeRow = Omit<PassType, 'price'> & { paise: number };

interface TypesRow {
  types: PassTypeRow[];
  revision: number;
}

/** Strongly consistent, 1 read unit. */
export async function readPassTypes(vendorId: string): Promise<TypesRow> {
  const row = await readRow<TypesRow>(keys.passTypes(vendorId), { ConsistentRead: true });
  return { types: row?.types ?? [], revision: row?.revision ?? 0 };
}

/**
 * Replaces the list at a known revision. 1 write unit per kB.
 * @returns the new revision; undefined if the list has changed
 */
export async function writePassTypes(
  vendorId: string,
  types: PassTypeRow[],
  knownRevision: number,
): Promise<number | undefined> {
  const knownRow = knownRevision > 0 ? { revision: knownRevision } : undefined;
  const after = { types, revision: knownRevision + 1 };
  const result = await putRow(
    replaceRow({ ...keys.passTypes(vendorId), ...after }, knownRow, 'revision'),
  );
  const isRepeat =
    result.outcome === 'refused' &&
    result.row?.revision === after.revision &&
    JSON.stringify(sorted(result.row.types)) === JSON.stringify(sorted(types));
  return result.outcome === 'put' || isRepeat ? after.revision : undefined;
}

/** DynamoDB returns attributes in another order. */
function sorted(types: unknown): unknown {
  return (types as PassTypeRow[]).map((type) => Object.entries(type).sort());
}
