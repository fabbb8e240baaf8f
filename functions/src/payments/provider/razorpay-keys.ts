import * as z from 'zod/mini';
import { config } from '../../config.ts';
import { readSecret } from '../../secrets/read-secret.ts';

/** An empty secret would make signatures that anybody can forge. */
const Key = z.string().check(z.minLength(8));
const Keys = z.object({ keyId: Key, keySecret: Key, webhookSecret: Key });
export type RazorpayKeys = z.output<typeof Keys>;

/**
 * Razorpay's keys; undefined in a deployment that has none, whose payments are mocks. Keys that are
 * configured and can't be read are an outage: never a reason to give plans away.
 */
export async function razorpayKeys(): Promise<RazorpayKeys | undefined> {
  const { secretId } = config.razorpay;
  if (!secretId) return undefined;
  const parsed = Keys.safeParse(JSON.parse(await readSecret(secretId)));
  if (!parsed.success)
    throw new Error('The Razorpay secret has no keyId, keySecret, webhookSecret');
  return parsed.data;
}
