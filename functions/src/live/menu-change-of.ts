import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import { sortKeys, vendorIdOfKey } from '../table/keys.ts';

type Row = Record<string, unknown>;

/** Attributes that a storefront does not show: the number of portions, and internal fields. */
const invisibleFields = new Set([
  'stock',
  'stockSetAt',
  'stockSetBy',
  'revision',
  'updatedAt',
  'notifiedStatus',
  'notifiedBy',
  'proofUntil',
  'counterSince',
]);

/** The vendor whose storefront changes with this record; undefined for none. */
export function menuChangeOf({ dynamodb }: DynamoDBRecord): string | undefined {
  const { NewImage, OldImage, Keys } = dynamodb ?? {};
  if (Keys?.SK?.S === sortKeys.order) return undefined;
  const [before, after] = [OldImage, NewImage].map(toRow);
  if (before && after && !isVisibleChange(before, after)) return undefined;
  return vendorIdOfKey(String(Keys?.PK?.S));
}

function toRow(image: unknown): Row | undefined {
  return image ? unmarshall(image as Parameters<typeof unmarshall>[0]) : undefined;
}

/**
 * A storefront shows only whether portions are left, so most orders change nothing on it. An edit of portions by
 * staff counts as visible; such an edit also sets `updatedAt`.
 */
function isVisibleChange(before: Row, after: Row): boolean {
  const isSame = Object.keys({ ...before, ...after }).every(
    (key) => invisibleFields.has(key) || JSON.stringify(before[key]) === JSON.stringify(after[key]),
  );
  if (!isSame || describeSoldOut(before.stock) !== describeSoldOut(after.stock)) return true;
  return (
    JSON.stringify(before.stock) !== JSON.stringify(after.stock) &&
    before.updatedAt !== after.updatedAt
  );
}

/** A text that changes when the dish, or a choice of an option group, sells out or comes back. */
function describeSoldOut(stock: unknown): string {
  if (typeof stock !== 'object') return String(stock === 0);
  return Object.entries(stock ?? {})
    .filter(([, stockLeft]) => stockLeft === 0)
    .map(([choiceId]) => choiceId)
    .sort()
    .join();
}
