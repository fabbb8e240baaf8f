import { createHmac } from 'node:crypto';
import { encodeCrockford } from '@thali/shared/ids/crockford';
import { deriveKey } from '../secrets/order-secret.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import type { PassRow } from './passes.table.ts';

type Holder = Pick<PassRow, 'id' | 'keyVersion'>;
type Mess = Pick<VendorRow, 'passKeyVersion'>;

/** The key of a pass's codes on a day in India. Derived, stored nowhere. Rule: passes-5 */
export async function dayKeyOf(mess: Mess, pass: Holder, date: string): Promise<string> {
  const key = await hmac('meal-code', `${pass.id}|${versionOf(mess, pass)}|${date}`);
  return key.toString('base64url').slice(0, 22);
}

/**
 * The code on a printed card, 40 bits. It stays valid until staff make new codes for the pass or remove a device,
 * because each scanner stores the codes. Rule: passes-6, passes-8
 */
export async function cardCodeOf(mess: Mess, pass: Holder): Promise<string> {
  return encodeCrockford(await hmac('meal-card', `${pass.id}|${versionOf(mess, pass)}`), 8);
}

function versionOf(mess: Mess, pass: Holder): string {
  return `${mess.passKeyVersion ?? 0}.${pass.keyVersion}`;
}

async function hmac(label: string, message: string): Promise<Buffer> {
  return createHmac('sha256', await deriveKey(label))
    .update(message)
    .digest();
}
