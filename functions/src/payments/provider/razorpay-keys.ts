import * as z from 'zod/mini';
import { config } from '../../config.ts';
import { readPreviousSecret, readSecret } from '../../secrets/read-secret.ts';

/** The secret is not empty, because anyone could forge the signature of an empty secret. */
const Key = z.string().check(z.minLength(8));
const Keys = z.object({ keyId: Key, keySecret: Key, webhookSecret: Key });
export type RazorpayKeys = z.output<typeof Keys>;

/**
 * The platform's Razorpay keys. Undefined in a deployment without keys, which mocks payments. Throws for unreadable
 * keys, because an outage must not turn payments into mocks.
 */
export async function readRazorpayKeys(): Promise<RazorpayKeys | undefined> {
  const { secretId } = config.razorpay;
  return secretId ? parseKeysOrThrow(await readSecret(secretId)) : undefined;
}

/**
 * Whether the current or the previous keys made a signature. During a rotation Razorpay and the functions switch keys
 * at different times.
 */
export async function isPlatformSignature(
  isSignedWith: (keys: RazorpayKeys) => boolean,
): Promise<boolean> {
  const { secretId } = config.razorpay;
  if (!secretId) return false;
  if (isSignedWith(parseKeysOrThrow(await readSecret(secretId)))) return true;
  const previous = parseKeys(await readPreviousSecret(secretId));
  return previous !== undefined && isSignedWith(previous);
}

function parseKeysOrThrow(text: string): RazorpayKeys {
  const keys = parseKeys(text);
  if (!keys) throw new Error('The Razorpay secret has no keyId, keySecret, webhookSecret');
  return keys;
}

function parseKeys(text = ''): RazorpayKeys | undefined {
  try {
    return Keys.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}
