import { newRow } from '../table/put-row.ts';
import { type NamedWrites, transact } from '../table/transact.ts';
import { toVendorRows, type VendorRow } from './vendors.table.ts';

/**
 * Inserts a vendor with its subdomain and its directory row, all or nothing. Only one of two vendors with the same
 * subdomain succeeds. 6 write units, 8 above 1 kB.
 */
export async function insertVendor(
  vendor: VendorRow,
): Promise<'inserted' | 'exists' | 'subdomain-taken'> {
  const refused = await transact(newVendorWrites(vendor));
  if (refused.size === 0) return 'inserted';
  return refused.has('profile') ? 'exists' : 'subdomain-taken';
}

/**
 * Builds the writes of a new vendor. The writes fail if another vendor has the subdomain, or if another buyer than
 * `heldBy` holds it (`payments/subdomain-holds.table.ts`).
 */
export function newVendorWrites(
  vendor: VendorRow,
  { heldBy = 'nobody', now = Date.now() } = {},
): NamedWrites<'profile' | 'subdomain' | 'directory'> {
  const { profile, subdomain, directory } = toVendorRows(vendor);
  return {
    profile: { Put: newRow(profile) },
    subdomain: {
      Put: {
        Item: subdomain,
        ConditionExpression: freeSubdomain,
        ExpressionAttributeValues: holderValues(heldBy, now),
      },
    },
    directory: { Put: newRow(directory) },
  };
}

/** False for the subdomain of a vendor, because its row has neither `heldBy` nor `expiresAt`. */
export const freeSubdomain = 'attribute_not_exists(PK) OR expiresAt <= :now OR heldBy = :heldBy';

export function holderValues(heldBy: string, now: number) {
  return { ':now': Math.floor(now / 1000), ':heldBy': heldBy };
}
