import type { OrderCap } from '@thali/shared/vendors/vendor-settings';
import { type FieldChanges, fieldUpdate, hasChanges } from '../table/field-update.ts';
import { keys } from '../table/keys.ts';
import { withKnownFields } from '../table/known-fields.ts';
import { type NamedWrites, transact } from '../table/transact.ts';
import { updateRow } from '../table/update-row.ts';
import { directoryFields } from './vendor-directory.table.ts';
import { readVendor, type VendorRow } from './vendors.table.ts';

/**
 * Changes single fields without a prior read, so concurrent changes of different fields all succeed. 1 write unit per
 * kB. If a field is also in the directory, a transaction changes both rows: 4 write units up to 1 kB, and 1 read unit.
 * @param knownFields  the values on the caller's screen, null for an absent value. Each changed field must still have this
 *   value, or after a repeat the new value.
 * @returns the current vendor; undefined if the vendor does not exist or a known value is outdated
 */
export async function changeVendor(
  vendorId: string,
  changes: FieldChanges,
  knownFields: FieldChanges = {},
): Promise<VendorRow | undefined> {
  if (!hasChanges(changes)) return readVendor(vendorId, { ConsistentRead: true });
  const now = new Date().toISOString();
  const update = withKnownFields(profileUpdate(vendorId, changes, now), changes, knownFields);
  const listed = directoryChanges(changes);
  if (!hasChanges(listed)) {
    const { outcome, row } = await updateRow(update);
    return outcome === 'changed' ? (row as unknown as VendorRow) : undefined;
  }
  const refused = await transact({
    profile: { Update: update },
    directory: { Update: directoryUpdate(vendorId, listed, now) },
  });
  return refused.size === 0 ? readVendor(vendorId, { ConsistentRead: true }) : undefined;
}

/** Builds the same writes, for a larger transaction. */
export function vendorChangeWrites(
  vendorId: string,
  changes: FieldChanges,
  now: string,
): NamedWrites<'profile' | 'directory'> {
  const listed = directoryChanges(changes);
  return {
    profile: { Update: profileUpdate(vendorId, changes, now) },
    directory: hasChanges(listed) ? { Update: directoryUpdate(vendorId, listed, now) } : [],
  };
}

function directoryChanges(changes: FieldChanges): FieldChanges {
  return Object.fromEntries(
    directoryFields.filter((field) => field in changes).map((field) => [field, changes[field]]),
  );
}

function profileUpdate(vendorId: string, changes: FieldChanges, now: string) {
  return { ...ifExists(keys.vendorProfile(vendorId)), ...fieldUpdate(changes, now) };
}

function directoryUpdate(vendorId: string, listed: FieldChanges, now: string) {
  return { ...ifExists(keys.vendorDirectory(vendorId)), ...fieldUpdate(listed, now) };
}

function ifExists(Key: { PK: string; SK: string }) {
  return { Key, ConditionExpression: 'attribute_exists(PK)' };
}

/**
 * Marks the kitchen as full, so guests see it before they order. Does nothing if the cap changed meanwhile.
 * 1 write unit.
 */
export async function saveFullUntil(vendorId: string, cap: OrderCap, until: string): Promise<void> {
  await updateRow({
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET #settings.fullUntil = :until, updatedAt = :now',
    ConditionExpression:
      '#settings.orderCap = :cap AND (attribute_not_exists(#settings.fullUntil) OR #settings.fullUntil < :until)',
    ExpressionAttributeNames: { '#settings': 'settings' },
    ExpressionAttributeValues: { ':cap': cap, ':until': until, ':now': new Date().toISOString() },
  });
}

const proofMs = 15 * 60_000;
const renewAfterMs = 5 * 60_000;

/**
 * Makes a mess require phone proofs for a quarter of an hour. Skips the write if the end would move by less than five
 * minutes. 1 write unit. Keeps `updatedAt`, because storefronts do not show this.
 */
export async function requirePhoneProofs(vendorId: string, now: Date): Promise<void> {
  const timeAfter = (ms: number) => new Date(now.getTime() + ms).toISOString();
  await updateRow({
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET proofUntil = :until',
    ConditionExpression:
      'attribute_exists(PK) AND (attribute_not_exists(proofUntil) OR proofUntil < :soon)',
    ExpressionAttributeValues: {
      ':until': timeAfter(proofMs),
      ':soon': timeAfter(proofMs - renewAfterMs),
    },
  });
}

/**
 * Stores the date of the first sale at the counter, once. 1 write unit. Keeps `updatedAt`, because storefronts do not
 * show this.
 * Rule: counter-9
 */
export async function saveCounterSince(vendorId: string, date: string): Promise<void> {
  await updateRow({
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'SET counterSince = :date',
    ConditionExpression: 'attribute_exists(PK) AND attribute_not_exists(counterSince)',
    ExpressionAttributeValues: { ':date': date },
  });
}

/** Shows or hides the ready times. Keeps `updatedAt`: a storefront reads them with its next call. 1 write unit. */
export async function showReadyTimes(vendorId: string, isShown: boolean): Promise<void> {
  await updateRow({
    ...ifExists(keys.vendorProfile(vendorId)),
    UpdateExpression: isShown ? 'SET showsReadyTimes = :true' : 'REMOVE showsReadyTimes',
    ...(isShown && { ExpressionAttributeValues: { ':true': true } }),
  });
}

/** Makes the codes of all meal passes of a mess invalid; phones get new codes. Does nothing without passes. 1 write unit. */
export async function renewPassKeys(vendorId: string): Promise<void> {
  await updateRow({
    Key: keys.vendorProfile(vendorId),
    UpdateExpression: 'ADD passKeyVersion :one',
    ConditionExpression: 'attribute_exists(#settings.passes)',
    ExpressionAttributeNames: { '#settings': 'settings' },
    ExpressionAttributeValues: { ':one': 1 },
  });
}
