import * as z from 'zod/mini';
import { seal, unseal } from '../../secrets/seal.ts';
import type { RazorpayKeys } from '../provider/razorpay-keys.ts';
import type { PaymentAccount } from './accounts.table.ts';

const Secrets = z.object({ keySecret: z.string(), webhookSecret: z.string() });
type Secrets = z.output<typeof Secrets>;

/** Each decryption by KMS costs time and money, so a function instance asks at most once a minute. */
const cacheMs = 60_000;

interface CachedSecrets {
  secrets: Promise<Secrets>;
  decryptedAt: number;
}
const unsealed = new Map<string, CachedSecrets>();

/** The encrypted secrets of an account, for its row. */
export function sealSecrets(
  vendorId: string,
  { keySecret, webhookSecret }: RazorpayKeys,
): Promise<string> {
  return seal(JSON.stringify({ keySecret, webhookSecret }), { vendorId });
}

/**
 * Decrypts the keys of an account. The cache key contains the mess and the encrypted text. A changed row therefore
 * misses the cache, and so does a copy in another mess's row.
 */
export async function unsealAccount(account: PaymentAccount): Promise<RazorpayKeys> {
  const { vendorId, keyId, sealed } = account;
  const name = `${vendorId} ${sealed}`;
  dropExpired();
  const cached = unsealed.get(name) ?? {
    secrets: decryptSecrets(sealed, vendorId),
    decryptedAt: Date.now(),
  };
  unsealed.set(name, cached);
  try {
    return { keyId, ...(await cached.secrets) };
  } catch (error) {
    unsealed.delete(name);
    throw error;
  }
}

async function decryptSecrets(sealed: string, vendorId: string): Promise<Secrets> {
  return Secrets.parse(JSON.parse(await unseal(sealed, { vendorId })));
}

function dropExpired(): void {
  const oldest = Date.now() - cacheMs;
  for (const [name, { decryptedAt }] of unsealed) if (decryptedAt < oldest) unsealed.delete(name);
}
