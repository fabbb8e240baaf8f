import { scopeHash } from '@thali/functions/limits/scope-hash';
import { keys } from '@thali/functions/table/keys';
import { deleteRow } from './test-table.ts';

/** Forgets wrong device codes, because all tests share one address and its limit of wrong codes. Rule: kitchen-10 */
export async function forgetWrongDeviceCodes(): Promise<void> {
  const window = Math.floor(Date.now() / 1000 / 900);
  await deleteRow(keys.rateLimit(`device-code:guess:${scopeHash('127.0.0.1')}`, window));
}
