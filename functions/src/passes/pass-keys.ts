import { createHmac } from 'node:crypto';
import { encodeCrockford } from '@thali/shared/ids/crockford';
import { deriveKey } from '../secrets/order-secret.ts';
import type { VendorRow } from '../vendors/vendors.table.ts';
import type { PassRow } from './passes.table.ts';

type Holder = Pick<PassRow, 'id' | 'keyVersion'>;
type Mess = Pick<VendorRow, 'passKeyVersion'>;

/** The key of a pass's codes on a day in India. Derived, stored nowhere. Rule: passes-5 */
export async function dayKeyOf(mess: Mess, pass: Holder, date: string): Promise<string> {
  const version = `${mess.passKeyVersion ?? 0}.${pass.keyVersion}`;
  const key = await hmac('meal-code', `${pass.id}|${version}|${date}`);
  return key.toString('base64url').slice(0, 22);
}

/** The code on a printed card. It stays until staff make new codes for the pass. Rule: passes-6 */
export async function cardCodeOf(pass: Holder): Promise<string> {
  return encodeCrockford(await hmac('meal-card', `${pass.id}|${pass.keyVersion}`), 8);
}

async function hmac(label: string, message: string): Promise<Buffer> {
  return createHmac('sha256', await deriveKey(label))
    .update(message)
    .digest();
}
