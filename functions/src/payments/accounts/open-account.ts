import * as z from 'zod/mini';
import { seal, unseal } from '../../secrets/seal.ts';
import type { RazorpayKeys } from '../provider/razorpay-keys.ts';
import type { PaymentAccount } from './accounts.table.ts';

const Secrets = z.object({ keySecret: z.string(), webhookSecret: z.string() });
type Secrets = z.output<typeof Secrets>;

/** Each decryption by KMS costs time and money, so a function instance asks at most once a minute. */
const freshMs = 60_000;

interface Known {
  secrets: Promise<Secrets>;
  openedAt: number;
}
const opened = new Map<string, Known>();

/** The encrypted secrets of an account, for its row. */
export function sealSecrets(
  vendorId: string,
  { keySecret, webhookSecret }: RazorpayKeys,
): Promise<string> {
  return seal(JSON.stringify({ keySecret, webhookSecret }), { vendorId });
}

/**
 * The decrypted keys of an account. The cache key is the encrypted text and its mess. So a changed row is decrypted
 * again, and so is a copy of another mess's text.
 */
export async function openAccount(account: PaymentAccount): Promise<RazorpayKeys> {
  const { vendorId, keyId, sealed } = account;
  const name = `${vendorId} ${sealed}`;
  forgetOld();
  const known = opened.get(name) ?? { secrets: decrypted(sealed, vendorId), openedAt: Date.now() };
  opened.set(name, known);
  try {
    return { keyId, ...(await known.secrets) };
  } catch (error) {
    opened.delete(name);
    throw error;
  }
}

async function decrypted(sealed: string, vendorId: string): Promise<Secrets> {
  return Secrets.parse(JSON.parse(await unseal(sealed, { vendorId })));
}

function forgetOld(): void {
  const oldest = Date.now() - freshMs;
  for (const [name, { openedAt }] of opened) if (openedAt < oldest) opened.delete(name);
}
