import { log } from '../../logs/log.ts';
import { checkKeys } from '../provider/razorpay-client.ts';
import type { RazorpayKeys } from '../provider/razorpay-keys.ts';
import { type PaymentAccount, readAccount, readAccounts } from './accounts.table.ts';
import { openAccount } from './open-account.ts';

/**
 * The keys of a mess's own account at Razorpay: of one that it named, also after it was removed, or of the one in
 * use. Rule: pay-3
 */
export async function accountKeys(
  vendorId: string,
  keyId?: string,
): Promise<RazorpayKeys | undefined> {
  const account = keyId ? await readAccount(vendorId, keyId) : await activeAccount(vendorId);
  return account && openAccount(account);
}

/**
 * The keys to ask Razorpay with about what an account took. An owner who makes a new key at Razorpay ends the old one:
 * then the key in use is taken, which knows the payment where it is the same account. Rule: pay-5
 */
export async function workingKeys(
  vendorId: string,
  keyId: string,
): Promise<RazorpayKeys | undefined> {
  const account = await readAccount(vendorId, keyId);
  if (!account) return undefined;
  const own = await openAccount(account);
  if (account.state === 'active') return own;
  const inUse = await accountKeys(vendorId);
  if (!inUse || (await checkKeys(own)) === 'ok') return own;
  return inUse;
}

/** The accounts of a mess, in use or removed, with whose secrets something was signed. Rule: pay-6 */
export async function accountsThatSigned(
  vendorId: string,
  isRight: (keys: RazorpayKeys) => boolean,
): Promise<PaymentAccount[]> {
  const accounts = await readAccounts(vendorId);
  const signed = await Promise.all(accounts.map((account) => hasSigned(account, isRight)));
  return accounts.filter((_, index) => signed[index]);
}

/** One row that can't be opened does not silence the others. */
async function hasSigned(
  account: PaymentAccount,
  isRight: (keys: RazorpayKeys) => boolean,
): Promise<boolean> {
  try {
    return isRight(await openAccount(account));
  } catch (error) {
    if (!(error instanceof Error) || error.name !== 'InvalidCiphertextException') throw error;
    log.error('the keys of a mess do not open', { vendor_id: account.vendorId, error });
    return false;
  }
}

async function activeAccount(vendorId: string): Promise<PaymentAccount | undefined> {
  const accounts = await readAccounts(vendorId);
  return accounts.find(({ state }) => state === 'active');
}
