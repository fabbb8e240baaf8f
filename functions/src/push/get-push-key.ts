import type { OutputOf } from '@thali/shared/http/http-contract';
import type { getPushKey as contract } from '@thali/shared/kitchen/push.contract';
import { deriveVapidKeys } from './vapid-keys.ts';

export async function getPushKey(): Promise<OutputOf<typeof contract>> {
  const { publicKey } = await deriveVapidKeys();
  return { publicKey };
}
