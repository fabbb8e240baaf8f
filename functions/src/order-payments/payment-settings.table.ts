import type { PaymentSettings } from '@thali/shared/orders/payment-methods';
import { keys } from '../table/keys.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { transact, type Write } from '../table/transact.ts';
import { readVendor, type VendorRow, vendorNotFound } from '../vendors/vendors.table.ts';

/** The new settings, and further writes of the same transaction. */
interface Change {
  after: PaymentSettings;
  writes?: readonly Write[];
}

interface ChangeResult {
  vendor: VendorRow;
  after: PaymentSettings;
  isChanged: boolean;
}

/**
 * Changes a vendor's payment settings. If two changes run at once, one of them starts again from the new settings. 1
 * read unit per 4 kB, and 2 write units per kB for a change.
 * @param change gets the current settings; throws to refuse, or returns the same object to change nothing
 * @throws AppError VENDOR_NOT_FOUND, SERVICE_BUSY
 */
export function changePaymentSettings(
  vendorId: string,
  change: (before: PaymentSettings) => Change,
): Promise<ChangeResult> {
  return retryTransaction(async () => {
    const vendor = await readVendor(vendorId, { ConsistentRead: true });
    if (!vendor) throw vendorNotFound();
    const stored = vendor.settings.payment;
    const before: PaymentSettings = stored ?? { accepts: 'off' };
    const { after, writes = [] } = change(before);
    if (after === before && writes.length === 0) return { vendor, after, isChanged: false };
    const refused = await transact({ settings: settingsWrite(vendorId, stored, after), writes });
    return refused.size === 0 ? { vendor, after, isChanged: true } : undefined;
  });
}

function settingsWrite(
  vendorId: string,
  before: PaymentSettings | undefined,
  after: PaymentSettings,
): Write {
  const unchanged = before
    ? '#settings.#payment = :before'
    : 'attribute_not_exists(#settings.#payment)';
  return {
    Update: {
      Key: keys.vendorProfile(vendorId),
      UpdateExpression: 'SET #settings.#payment = :after, updatedAt = :now',
      ConditionExpression: `attribute_exists(PK) AND ${unchanged}`,
      ExpressionAttributeNames: { '#settings': 'settings', '#payment': 'payment' },
      ExpressionAttributeValues: {
        ':after': after,
        ':now': new Date().toISOString(),
        ...(before && { ':before': before }),
      },
    },
  };
}
