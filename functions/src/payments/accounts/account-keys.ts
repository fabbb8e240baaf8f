import { log } from '../../logs/log.ts';
import { checkKeys } from '../provider/razorpay-client.ts';
import type { RazorpayKeys } from '../provider/razorpay-keys.ts';
import { type PaymentAccount, readAccount, readAccounts } from './accounts.table.ts';
import { unsealAccount } from './unseal-account.ts';

/**
 * The keys of a mess's own Razorpay account: of the named account, even if removed, or of the active one.
 * Rule: pay-3
 */
export async function readAccountKeys(
  vendorId: string,
  keyId?: string,
): Promise<RazorpayKeys | undefined> {
  const account = keyId ? await readAccount(vendorId, keyId) : await findActiveAccount(vendorId);
  return account && unsealAccount(account);
}

/**
 * The keys to ask Razorpay about an account's payments. A new key at Razorpay disables the old one. Then the active key
 * is used, which knows the payment if it belongs to the same account.
 * Rule: pay-5
 */
export async function readWorkingKeys(
  vendorId: string,
  keyId: string,
): Promise<RazorpayKeys | undefined> {
  const account = await readAccount(vendorId, keyId);
  if (!account) return undefined;
  const own = await unsealAccount(account);
  if (account.state === 'active') return own;
  const inUse = await readAccountKeys(vendorId);
  if (!inUse || (await checkKeys(own)) === 'ok') return own;
  return inUse;
}

/** The accounts of a mess, active or removed, whose secret made a signature. Rule: pay-6 */
export async function findSigningAccounts(
  vendorId: string,
  isRight: (keys: RazorpayKeys) => boolean,
): Promise<PaymentAccount[]> {
  const accounts = await readAccounts(vendorId);
  const signed = await Promise.all(accounts.map((account) => hasSigned(account, isRight)));
  return accounts.filter((_, index) => signed[index]);
}

/** One unreadable row does not hide the others. */
async function hasSigned(
  account: PaymentAccount,
  isRight: (keys: RazorpayKeys) => boolean,
): Promise<boolean> {
  try {
    return isRight(await unsealAccount(account));
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'InvalidCiphertextException') throw error;
    log.error('payment account unreadable', { vendor_id: account.vendorId, error });
    return false;
  }
}

async function findActiveAccount(vendorId: string): Promise<PaymentAccount | undefined> {
  const accounts = await readAccounts(vendorId);
  return accounts.find(({ state }) => state === 'active');
}
