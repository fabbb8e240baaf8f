import { type FieldChanges, fieldUpdate, hasFieldUpdate } from '../table/field-update.ts';
import { keys } from '../table/keys.ts';
import { newRow, putRow } from '../table/put-row.ts';
import { readRow } from '../table/read-row.ts';
import { updateRow } from '../table/update-row.ts';
import { type OptionGroupRow, toOptionGroupRow } from './option-group-rows.ts';

/** 1 read unit. */
export async function readOptionGroup(
  vendorId: string,
  groupId: string,
): Promise<OptionGroupRow | undefined> {
  return readRow<OptionGroupRow>(keys.optionGroup(vendorId, groupId), { ConsistentRead: true });
}

/** 1 write unit. */
export async function insertOptionGroup(
  vendorId: string,
  group: OptionGroupRow,
): Promise<'inserted' | 'exists'> {
  const result = await putRow(newRow(toOptionGroupRow(vendorId, group)));
  // The row may be our own, because the SDK repeats a write after a lost answer.
  const isOwnWrite = result.outcome === 'put' || result.row?.updatedAt === group.updatedAt;
  return isOwnWrite ? 'inserted' : 'exists';
}

/**
 * Changes single fields, unless another person edited the group since the read. Orders that take portions cause no
 * conflict, because they do not set `updatedAt`. 1 write unit, 3 for a group of thirty choices.
 * @returns undefined if the group was edited meanwhile or no longer exists
 */
export async function changeOptionGroup(
  vendorId: string,
  before: OptionGroupRow,
  changes: FieldChanges,
): Promise<OptionGroupRow | undefined> {
  const now = new Date(Math.max(Date.now(), Date.parse(before.updatedAt) + 1)).toISOString();
  const update = fieldUpdate(changes, now);
  const result = await updateRow({
    Key: keys.optionGroup(vendorId, before.id),
    ...update,
    ConditionExpression: '#updatedAt = :readAt',
    ExpressionAttributeValues: { ...update.ExpressionAttributeValues, ':readAt': before.updatedAt },
  });
  const { outcome, row } = result;
  const isOwnWrite = outcome === 'changed' || (row && hasFieldUpdate(row, changes, now));
  return isOwnWrite ? (row as unknown as OptionGroupRow) : undefined;
}
