import { tableName } from '../table/table-client.ts';
import { transact } from '../table/transact.ts';
import { toVendorRows, type VendorRow } from './vendors.table.ts';

/**
 * A new vendor with its subdomain and its line in the directory, or nothing of it. 6 write units, 8 above 1 kB. Of two
 * who want the same subdomain at once, one gets it.
 */
export async function insertVendor(vendor: VendorRow): Promise<'inserted' | 'subdomain-taken'> {
  const refused = await transact(
    toVendorRows(vendor).map((Item) => ({
      Put: { TableName: tableName(), Item, ConditionExpression: 'attribute_not_exists(PK)' },
    })),
  );
  if (refused.length === 0) return 'inserted';
  const [profile, subdomain] = [0, 1].map((place) => refused.includes(place));
  if (subdomain && !profile) return 'subdomain-taken';
  throw new Error(`A vendor with the id ${vendor.id} exists already`);
}
