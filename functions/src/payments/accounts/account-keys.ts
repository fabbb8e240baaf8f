import { log } from '../../logs/log.ts';
import { checkKeys } from '../provider/razorpay-client.ts';
import type { RazorpayKeys } from '../provider/razorpay-keys.ts';
import { type PaymentAccount, readAccount, readAccounts } from './accounts.table.ts';
import { unsealAccount } from './unseal-account.ts';

/**
 * The keys of a mess's own Razorpay account: the account of `keyId`, even if it is removed, or else the active account.
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
 * The keys to ask Razorpay about an account's payments. A new key at Razorpay disables the old key. The active key
 * then works, if it belongs to the same account.
 * Rule: pay-5
 */
export async function readWorkingKeys(
  vendorId: string,
  keyId: string,
): Promise<RazorpayKeys | undefined> {
  const account = await readAccount(vendorId, keyId);
  if (!account) return undefined;
  const accountKeys = await unsealAccount(account);
  if (account.state === 'active') return accountKeys;
  const active = await readAccountKeys(vendorId);
  if (!active || (await checkKeys(accountKeys)) === 'ok') return accountKeys;
  return active;
}

/** The accounts of a mess, active or removed, whose secret made a signature. Rule: pay-6 */
export async function findSigningAccounts(
  vendorId: string,
  isSignedWith: (keys: RazorpayKeys) => boolean,
): Promise<PaymentAccount[]> {
  const accounts = await readAccounts(vendorId);
  const signed = await Promise.all(accounts.map((account) => hasSigned(account, isSignedWith)));
  return accounts.filter((_, index) => signed[index]);
}

/** Whether an account's secret made the signature. False for an unreadable row, so that it does not hide the others. */
async function hasSigned(
  account: PaymentAccount,
  isSignedWith: (keys: RazorpayKeys) => boolean,
): Promise<boolean> {
  try {
    return isSignedWith(await unsealAccount(account));
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
