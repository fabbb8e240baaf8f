import type { AuditChange } from '@thali/shared/admin/audit-log.contract';
import { toMethodSwitches } from '@thali/shared/order-payments/methods-of';
import type { PaymentSettings } from '@thali/shared/orders/payment-methods';
import { keys } from '../table/keys.ts';
import { readRow } from '../table/read-row.ts';

/**
 * The text fields whose values the log keeps. The log keeps switches and numbers too, but no contact data, picture,
 * tax number or payment address.
 */
const namedFields = [
  ...['status', 'plan', 'policy'],
  ...['name', 'displayName', 'cuisine', 'description', 'accentColor'],
];
const maxValueLength = 80;

type Fields = Readonly<Record<string, unknown>>;

/**
 * A vendor's fields before a change, settings included. Empty if the vendor does not exist. 0.5 read units up to 4
 * kB.
 */
export async function readAuditedFields(vendorId: string): Promise<Fields> {
  const row = await readRow<{ settings?: { payment?: PaymentSettings } }>(
    keys.vendorProfile(vendorId),
  );
  const { settings = {}, ...profile } = row ?? {};
  const { payment = { accepts: 'off' as const } } = settings;
  return { ...profile, ...settings, ...toMethodSwitches(payment), policy: payment.policy };
}

/** The fields of a request that differ from the stored fields, with both values if the log may keep them. */
export function changesOf(before: Fields, body: Fields): AuditChange[] {
  const { settings, ...fields } = body;
  return Object.entries({ ...fields, ...(settings as Fields | undefined) })
    .filter(([, value]) => value !== undefined)
    .map(([field, value]) => changeOf(field, before[field] ?? null, value ?? null))
    .filter((change) => change !== undefined);
}

function changeOf(field: string, from: unknown, to: unknown): AuditChange | undefined {
  if (JSON.stringify(from) === JSON.stringify(to)) return undefined;
  if (isLoggable(field, from) && isLoggable(field, to)) {
    return { field, from: textOf(from), to: textOf(to) };
  }
  // Records only whether a private value is set.
  const [wasSet, isNowSet] = [isPresent(from), isPresent(to)];
  return wasSet === isNowSet
    ? { field }
    : { field, from: presence(wasSet), to: presence(isNowSet) };
}

function isLoggable(field: string, value: unknown): boolean {
  if (value === null || typeof value === 'boolean' || typeof value === 'number') return true;
  return typeof value === 'string' && namedFields.includes(field);
}

function textOf(value: unknown): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'on' : 'off';
  return String(value).slice(0, maxValueLength);
}

function isPresent(value: unknown): boolean {
  return value !== null && value !== '';
}

function presence(isSet: boolean): string {
  return isSet ? 'set' : 'none';
}
