import { isTestKey } from '@thali/shared/order-payments/payment-account-fields';
import type { OwnPaymentSettings } from '@thali/shared/order-payments/payment-settings.contract';
import type { PaymentSettings } from '@thali/shared/orders/payment-methods';
import { config } from '../config.ts';
import { readAccount } from '../payments/accounts/accounts.table.ts';

/** A vendor's payment settings in the form for its staff. 1 read unit if the vendor has an account. */
export async function toPaymentSettings(
  vendorId: string,
  { accepts, policy, upi, account }: PaymentSettings,
  viewerHost: string | undefined,
): Promise<OwnPaymentSettings> {
  return {
    accepts,
    policy: policy ?? null,
    upi: upi
      ? { id: upi.id, payeeName: upi.payeeName, confirmedAt: upi.confirmedAt ?? null }
      : null,
    account: account ? await toAccount(vendorId, account.keyId) : null,
    webhookUrl: `${originFor(viewerHost)}/api/payments/razorpay-webhook/${vendorId}`,
  };
}

async function toAccount(vendorId: string, keyId: string): Promise<OwnPaymentSettings['account']> {
  const account = await readAccount(vendorId, keyId);
  if (!account) return null;
  const { testedAt, webhookSeenAt = null } = account;
  return { keyId, isTest: isTestKey(keyId), testedAt, webhookSeenAt };
}

/** A deployment without a domain knows its address only from the request. */
function originFor(viewerHost: string | undefined): string {
  return config.siteUrl ?? `https://${viewerHost ?? ''}`;
}
