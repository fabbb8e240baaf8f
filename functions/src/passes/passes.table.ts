import { AppError } from '@thali/shared/http/app-error';
import type { Claim } from '@thali/shared/passes/claim.contract';
import type { Pass } from '@thali/shared/passes/pass.contract';
import type { PassAccount } from '@thali/shared/passes/pass-balance';
import { vendorIdOfPass } from '@thali/shared/passes/pass-id';
import type { MealKey } from '@thali/shared/passes/served-meals';
import { addDays } from '@thali/shared/time/dates';
import { istDayStart } from '@thali/shared/time/ist';
import { batchGet } from '../table/batch-get.ts';
import { keys, listPosition } from '../table/keys.ts';
import { newRow, replaceRow } from '../table/put-row.ts';
import { queryPage, queryRows } from '../table/query-rows.ts';
import { readRow } from '../table/read-row.ts';
import { transact, type Write } from '../table/transact.ts';

type Row = Record<string, unknown>;

/** A second claim of a meal, which takes nothing. Rule: passes-8 */
export interface DoubleClaim {
  key: MealKey;
  at: string;
  by: string;
  /** The hash of the call's Idempotency-Key. */
  keyHash: string;
}

/** A pass of a member. 420 bytes. `claims` and `skips` cover the days after `foldedThrough`. */
export interface PassRow extends PassAccount {
  id: string;
  name: string;
  phone: string;
  roll: string;
  diet: Pass['diet'];
  typeId: string;
  typeName: string;
  /** Claims by hand after `foldedThrough`. */
  byHand: MealKey[];
  doubles: DoubleClaim[];
  /** A new version makes the codes of a lost phone or card invalid. */
  keyVersion: number;
  paid: { method: Pass['paid']['method']; paise: number; by: string };
  /** Grows with each change. */
  revision: number;
  /** Whether the member was erased. */
  isErased?: boolean;
  expiresAt: number;
}

/** A claim in the history of a pass. 150 bytes. */
export interface ClaimRow {
  at: string;
  how: Claim['how'];
  by: string;
  isOffline?: boolean;
  keyHash: string;
  /** Staff can undo the claim until 10 minutes after this time. */
  receivedAt: string;
}

/** Rows of passes stay for this many days after their end. */
const retentionDays = 400;

export function expiryOf(date: string): number {
  return istDayStart(addDays(date, retentionDays)).getTime() / 1000;
}

/** Strongly consistent, 1 read unit. */
export async function readPass(passId: string): Promise<PassRow | undefined> {
  const row = await readRow(keys.pass(passId), { ConsistentRead: true });
  return row && toPassRow(row);
}

/** All passes of a vendor. 0.5 read units for about nine. */
export async function readPasses(vendorId: string): Promise<PassRow[]> {
  const { PK, SK } = keys.pass(vendorId);
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :passes AND begins_with(SK, :pass)',
    ExpressionAttributeValues: { ':passes': PK, ':pass': SK.slice(0, 'PASS#'.length) },
  });
  return rows.map(toPassRow);
}

/** A page of a vendor's passes, by id. */
export async function readPassPage(
  vendorId: string,
  limit: number,
  cursor: string | undefined,
): Promise<{ passes: PassRow[]; nextCursor: string | null }> {
  const { PK } = keys.pass(vendorId);
  const { Items = [], LastEvaluatedKey } = await queryPage({
    KeyConditionExpression: 'PK = :passes AND begins_with(SK, :pass)',
    ExpressionAttributeValues: { ':passes': PK, ':pass': 'PASS#' },
    Limit: limit,
    ...(cursor && { ExclusiveStartKey: { PK, SK: `PASS#${cursor}` } }),
  });
  return {
    passes: Items.map(toPassRow),
    nextCursor: LastEvaluatedKey ? String(LastEvaluatedKey.SK).slice('PASS#'.length) : null,
  };
}

/** The ids of a phone's passes. Strongly consistent, 1 read unit. */
export async function readHolder(vendorId: string, phone: string): Promise<string[]> {
  const row = await readRow<{ passIds: string[] }>(keys.passHolder(vendorId, phone), {
    ConsistentRead: true,
  });
  return row?.passIds ?? [];
}

/** The passes of a phone, strongly consistent. 1 read unit, and 1 for each. */
export async function readPassesOfPhone(vendorId: string, phone: string): Promise<PassRow[]> {
  const ids = await readHolder(vendorId, phone);
  const rows = await batchGet(ids.map(keys.pass), { ConsistentRead: true });
  return rows.map(toPassRow);
}

/**
 * Writes a new pass and adds it to its phone. 2 write units, 4 with a phone, and the further writes.
 * @returns false if the pass exists, or if the phone's passes changed meanwhile
 */
export async function insertPass(
  pass: PassRow,
  holderIds: readonly string[],
  further: readonly Write[],
): Promise<boolean> {
  const refused = await transact({
    pass: { Put: newRow({ ...keys.pass(pass.id), ...pass }) },
    holder: pass.phone ? holderWrite(pass.phone, pass, holderIds, [...holderIds, pass.id]) : [],
    further,
  });
  return refused.size === 0;
}

/**
 * Replaces a pass if nothing has changed since the read, together with writes to its history. 2 write units, and 2 for
 * each further write.
 * @returns whether it was replaced
 */
export async function replacePass(
  before: PassRow,
  after: PassRow,
  further: readonly Write[] = [],
): Promise<boolean> {
  const row = { ...keys.pass(after.id), ...after, revision: before.revision + 1 };
  const refused = await transact({
    pass: { Put: replaceRow(row, before, 'revision') },
    further,
  });
  return refused.size === 0;
}

/** Moves a pass from one phone to another. Reads both rows. */
export async function moveHolder(
  { id }: Pick<PassRow, 'id'>,
  from: string,
  to: string,
): Promise<Write[]> {
  const vendorId = vendorIdOfPass(id);
  const change = async (phone: string, changed: (ids: string[]) => string[]): Promise<Write[]> => {
    if (!phone) return [];
    const ids = await readHolder(vendorId, phone);
    return [holderWrite(phone, { id }, ids, changed(ids))];
  };
  return [
    ...(await change(from, (ids) => ids.filter((candidate) => candidate !== id))),
    ...(await change(to, (ids) => [...new Set([...ids, id])])),
  ];
}

/** The maximum number of passes of one phone at a mess. One row and one answer can hold them. */
export const maxPassesOfPhone = 500;

/** @throws AppError VALIDATION_ERROR if the phone has too many passes */
function holderWrite(
  phone: string,
  { id }: Pick<PassRow, 'id'>,
  before: readonly string[],
  after: readonly string[],
): Write {
  const key = keys.passHolder(vendorIdOfPass(id), phone);
  const knownRow = before.length > 0 ? { passIds: before } : undefined;
  if (after.length > Math.max(maxPassesOfPhone, before.length)) {
    const message = `This phone has ${maxPassesOfPhone} passes. Leave the phone empty.`;
    throw new AppError('VALIDATION_ERROR', message);
  }
  if (after.length === 0) {
    return {
      Delete: {
        Key: key,
        ConditionExpression: 'passIds = :before OR attribute_not_exists(PK)',
        ExpressionAttributeValues: { ':before': before },
      },
    };
  }
  return { Put: replaceRow({ ...key, passIds: after }, knownRow, 'passIds') };
}

/** Adds a claim to the history of a pass, unless the meal has one. */
export function claimWrite(passId: string, key: MealKey, claim: ClaimRow): Write {
  return {
    Put: newRow({
      ...keys.passEntry(passId, 'CLAIM', key),
      ...claim,
      expiresAt: expiryOf(key.slice(0, 10)),
    }),
  };
}

export function unclaimWrite(passId: string, key: MealKey, claim: ClaimRow): Write {
  return {
    Delete: {
      Key: keys.passEntry(passId, 'CLAIM', key),
      ConditionExpression: 'keyHash = :claim',
      ExpressionAttributeValues: { ':claim': claim.keyHash },
    },
  };
}

/** The claim of a meal. Strongly consistent, 1 read unit. */
export function readClaim(passId: string, key: MealKey): Promise<ClaimRow | undefined> {
  return readRow<ClaimRow>(keys.passEntry(passId, 'CLAIM', key), { ConsistentRead: true });
}

export function skipWrites(passId: string, skipped: readonly MealKey[], at: string): Write[] {
  return skipped.map((key) => ({
    Put: {
      Item: {
        ...keys.passEntry(passId, 'SKIP', key),
        at,
        expiresAt: expiryOf(key.slice(0, 10)),
      },
    },
  }));
}

export function unskipWrites(passId: string, served: readonly MealKey[]): Write[] {
  return served.map((key) => ({ Delete: { Key: keys.passEntry(passId, 'SKIP', key) } }));
}

export interface VoidRow {
  at: string;
  meals: number;
  reason: string;
  keyHash: string;
}

export function voidWrite(passId: string, row: VoidRow): Write {
  const position = listPosition(row.at, row.keyHash);
  return {
    Put: newRow({
      ...keys.passEntry(passId, 'VOID', position),
      ...row,
      expiresAt: expiryOf(row.at.slice(0, 10)),
    }),
  };
}

/** The history of a pass, by the key of the meal or the time. 0.5 read units for about 25. */
export async function readPassHistory(passId: string): Promise<{
  claims: Map<MealKey, ClaimRow>;
  skips: Map<MealKey, { at: string }>;
  voids: VoidRow[];
}> {
  const { PK } = keys.passEntry(passId, 'CLAIM', '');
  const rows = await queryRows({
    KeyConditionExpression: 'PK = :pass',
    ExpressionAttributeValues: { ':pass': PK },
  });
  const ofKind = (kind: string) =>
    rows.flatMap((row) => {
      const sortKey = String(row.SK);
      return sortKey.startsWith(`${kind}#`) ? [[sortKey.slice(kind.length + 1), row] as const] : [];
    });
  return {
    claims: new Map(ofKind('CLAIM') as unknown as [MealKey, ClaimRow][]),
    skips: new Map(ofKind('SKIP') as unknown as [MealKey, { at: string }][]),
    voids: ofKind('VOID').map(([, row]) => row as unknown as VoidRow),
  };
}

function toPassRow({ PK: _, SK: __, ...row }: Row): PassRow {
  return row as unknown as PassRow;
}
