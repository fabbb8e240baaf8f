import type { PaymentSettings } from '@thali/shared/order-payments/payment-methods';
import { busy } from '../aws/transient-faults.ts';
import { keys } from '../table/keys.ts';
import { tableName } from '../table/table-client.ts';
import { transact, type Write } from '../table/transact.ts';
import { vendorNotFound } from '../vendors/vendor-not-found.ts';
import { readVendor } from '../vendors/vendors.table.ts';

const mostTries = 5;

/** The settings as they are to be, and what is written in the same transaction. */
interface Change {
  after: PaymentSettings;
  writes?: readonly Write[];
}

/**
 * Changes how a vendor is paid, from what it is at that very moment: of two changes at once one begins again. 1 read unit
 * per 4 kB, and 2 write units per kB.
 * @param change  gets the settings of now, and may refuse by throwing
 * @throws AppError VENDOR_NOT_FOUND, SERVICE_BUSY
 */
export async function changePaymentSettings(
  vendorId: string,
  change: (before: PaymentSettings) => Change,
): Promise<PaymentSettings> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const vendor = await readVendor(vendorId, { ConsistentRead: true });
    if (!vendor) throw vendorNotFound();
    const before = vendor.settings.payment;
    const { after, writes = [] } = change(before ?? { accepts: 'off' });
    const refused = await transact({ settings: settingsWrite(vendorId, before, after), writes });
    if (refused.size === 0) return after;
  }
  throw busy(undefined);
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
      TableName: tableName(),
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
