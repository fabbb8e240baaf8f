import { createHmac, timingSafeEqual } from 'node:crypto';
import { encodeCrockford } from '@thali/shared/ids/crockford';
import { tableNames } from '@thali/shared/tables/table-names';
import { deriveKey } from '../secrets/order-secret.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';

/** 50 bits: too long to guess, and short enough for a coarse QR code. */
const codeLength = 10;

export interface TableCode {
  table: string;
  code: string;
}

/**
 * The codes of a mess's tables. A code is an HMAC over vendor and table name: the platform stores no code, and the
 * code of a removed or renamed table is invalid.
 * Rule: tables-2
 */
export async function tableCodes({ id, settings }: VendorRow): Promise<TableCode[]> {
  const key = await deriveKey('table-code');
  return tableNames(settings.tables).map((table) => ({
    table,
    code: encodeCrockford(createHmac('sha256', key).update(`${id}|${table}`).digest(), codeLength),
  }));
}

/** Compares two codes in constant time. */
export function isSameCode(code: string, candidate: string): boolean {
  const [expected, actual] = [Buffer.from(code), Buffer.from(candidate)];
  return expected.byteLength === actual.byteLength && timingSafeEqual(expected, actual);
}
