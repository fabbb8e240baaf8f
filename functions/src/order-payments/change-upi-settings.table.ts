import type { PaymentSettings } from '@thali/shared/order-payments/payment-methods';
import { fieldUpdate } from '../table/field-update.ts';
import { keys } from '../table/keys.ts';
import { retryTransaction } from '../table/retry-transaction.ts';
import { tableName } from '../table/table-client.ts';
import { updateRow } from '../table/update-row.ts';
import { vendorNotFound } from '../vendors/vendor-not-found.ts';
import { readVendor, type VendorRow } from '../vendors/vendors.table.ts';

interface Changed {
  vendor: VendorRow;
  isChanged: boolean;
}

/**
 * Changes how a mess is paid, from what is stored and nothing else. 1 read unit and 1 write unit.
 * @param change  the same object: nothing is written; undefined: as if it had never been set
 * @throws AppError VENDOR_NOT_FOUND, SERVICE_BUSY
 */
export function changeUpiSettings(
  vendorId: string,
  change: (before: PaymentSettings | undefined) => PaymentSettings | undefined,
): Promise<Changed> {
  return retryTransaction(async () => {
    const vendor = await readVendor(vendorId, { ConsistentRead: true });
    if (!vendor) throw vendorNotFound();
    const before = vendor.settings.payment;
    const after = change(before);
    if (after === before) return { vendor, isChanged: false };
    const { outcome, row } = await updateRow(replacement(vendorId, before, after));
    return outcome === 'changed'
      ? { vendor: row as unknown as VendorRow, isChanged: true }
      : undefined;
  });
}

function replacement(
  vendorId: string,
  before: PaymentSettings | undefined,
  after: PaymentSettings | undefined,
) {
  const update = fieldUpdate({ 'settings.payment': after ?? null }, new Date().toISOString());
  const place = '#settings.#payment';
  return {
    TableName: tableName(),
    Key: keys.vendorProfile(vendorId),
    ...update,
    ConditionExpression: before
      ? `${place} = :before`
      : `attribute_exists(PK) AND attribute_not_exists(${place})`,
    ExpressionAttributeValues: {
      ...update.ExpressionAttributeValues,
      ...(before && { ':before': before }),
    },
  };
}
