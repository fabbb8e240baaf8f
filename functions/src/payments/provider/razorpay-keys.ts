import * as z from 'zod/mini';
import { config } from '../../config.ts';
import { readPreviousSecret, readSecret } from '../../secrets/read-secret.ts';

/** With an empty secret anyone could forge signatures. */
const Key = z.string().check(z.minLength(8));
const Keys = z.object({ keyId: Key, keySecret: Key, webhookSecret: Key });
export type RazorpayKeys = z.output<typeof Keys>;

/**
 * Razorpay's keys; undefined in a deployment without keys, whose payments are mocks. Configured keys that can't be
 * read are an outage and never turn payments into mocks.
 */
export async function razorpayKeys(): Promise<RazorpayKeys | undefined> {
  const { secretId } = config.razorpay;
  return secretId ? keysIn(await readSecret(secretId)) : undefined;
}

/**
 * Whether something was signed with the present or the previous keys: during a rotation Razorpay and the
 * functions do not switch at the same moment.
 */
export async function isSignedByUs(isRight: (keys: RazorpayKeys) => boolean): Promise<boolean> {
  const { secretId } = config.razorpay;
  if (!secretId) return false;
  if (isRight(keysIn(await readSecret(secretId)))) return true;
  const previous = parsed(await readPreviousSecret(secretId));
  return previous !== undefined && isRight(previous);
}

function keysIn(text: string): RazorpayKeys {
  const keys = parsed(text);
  if (!keys) throw new Error('The Razorpay secret has no keyId, keySecret, webhookSecret');
  return keys;
}

function parsed(text = ''): RazorpayKeys | undefined {
  try {
    return Keys.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
