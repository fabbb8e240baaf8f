import { AppError } from '@thali/shared/http/app-error';
import type { InputOf, OutputOf } from '@thali/shared/http/http-contract';
import { mayEnterKey } from '@thali/shared/order-payments/payment-account-fields';
import type { setPaymentAccount as contract } from '@thali/shared/order-payments/payment-settings.contract';
import type { Actor } from '../http/actor.ts';
import type { RequestContext } from '../http/pipeline.ts';
import {
  type PaymentAccount,
  putAccount,
  retireAccount,
} from '../payments/accounts/accounts.table.ts';
import { sealSecrets } from '../payments/accounts/unseal-account.ts';
import { checkKeys } from '../payments/provider/razorpay-client.ts';
import { readRazorpayKeys } from '../payments/provider/razorpay-keys.ts';
import { authorizeSettingsChange, changeAsOwner } from './change-as-owner.ts';

/**
 * Stores the encrypted keys of a mess's own account, once Razorpay has accepted them. Retires the earlier keys, which
 * are still needed to refund earlier payments.
 * Rule: pay-5
 */
export async function setPaymentAccount(
  actor: Actor,
  { body: keys }: InputOf<typeof contract>,
  context: RequestContext,
): Promise<OutputOf<typeof contract>> {
  const vendorId = await authorizeSettingsChange(actor);
  const { keyId } = keys;
  await assertRightMode(keyId);
  if ((await checkKeys(keys)) !== 'ok') {
    throw keysRefused('Razorpay does not know this key ID with this key secret.');
  }
  const account: PaymentAccount = {
    vendorId,
    keyId,
    sealed: await sealSecrets(vendorId, keys),
    testedAt: new Date().toISOString(),
    state: 'active',
  };
  return changeAsOwner(
    actor,
    vendorId,
    (before) => {
      const earlier = before.account?.keyId;
      const isOtherAccount = earlier !== undefined && earlier !== keyId;
      return {
        after: { ...before, account: { keyId } },
        writes: [
          putAccount(account),
          ...(isOtherAccount ? [retireAccount(vendorId, earlier)] : []),
        ],
      };
    },
    context,
  );
}

async function assertRightMode(keyId: string): Promise<void> {
  if (mayEnterKey(keyId, (await readRazorpayKeys())?.keyId)) return;
  throw keysRefused(
    'This is a test key: it takes no real money. Enter the key that begins with rzp_live_.',
  );
}

function keysRefused(message: string): AppError {
  return new AppError('PAYMENT_KEYS_REFUSED', message);
}
