import { createHmac, timingSafeEqual } from 'node:crypto';
import { encodeCrockford } from '@thali/shared/ids/crockford';
import { tableNames } from '@thali/shared/tables/table-names';
import { deriveKey } from '../secrets/order-secret.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';

/** 50 bits: nobody guesses one, and the QR code stays coarse. */
const codeLength = 10;

export interface TableCode {
  table: string;
  code: string;
}

/**
 * The codes of a mess's tables: an HMAC over vendor and name, so that none is stored, and one of a table that is
 * gone or renamed means nothing. Rule: tables-2
 */
export async function tableCodes({ id, settings }: VendorRow): Promise<TableCode[]> {
  const key = await deriveKey('table-code');
  return tableNames(settings.tables).map((table) => ({
    table,
    code: encodeCrockford(createHmac('sha256', key).update(`${id}|${table}`).digest(), codeLength),
  }));
}

/** Whether a code is this one, in the same time whatever it is. */
export function isCode(code: string, given: string): boolean {
  const [one, other] = [Buffer.from(code), Buffer.from(given)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
