import { tableName } from '../table/table-client.ts';
import { transact, type Write } from '../table/transact.ts';
import { toVendorRows, type VendorRow } from './vendors.table.ts';

/**
 * A new vendor with its subdomain and its line in the directory, or nothing of it. 6 write units, 8 above 1 kB. Of two
 * who want the same subdomain at once, one gets it.
 */
export async function insertVendor(vendor: VendorRow): Promise<'inserted' | 'subdomain-taken'> {
  const refused = await transact(newVendorWrites(vendor));
  if (refused.length === 0) return 'inserted';
  const [profile, subdomain] = [0, 1].map((place) => refused.includes(place));
  if (subdomain && !profile) return 'subdomain-taken';
  throw new Error(`A vendor with the id ${vendor.id} exists already`);
}

/**
 * The writes of a new vendor: profile, subdomain, directory. A subdomain is free when nobody has it and
 * nobody, or `heldBy`, holds it while paying (`payments/subdomain-holds.table.ts`).
 */
export function newVendorWrites(
  vendor: VendorRow,
  { heldBy = 'nobody', now = Date.now() } = {},
): Write[] {
  const TableName = tableName();
  return toVendorRows(vendor).map((Item) =>
    Item.SK === 'SUBDOMAIN'
      ? {
          Put: {
            TableName,
            Item,
            ConditionExpression: freeSubdomain,
            ExpressionAttributeValues: holderValues(heldBy, now),
          },
        }
      : { Put: { TableName, Item, ConditionExpression: 'attribute_not_exists(PK)' } },
  );
}

/** A row with a vendor has no holder and no end. */
export const freeSubdomain = 'attribute_not_exists(PK) OR expiresAt <= :now OR heldBy = :heldBy';

export function holderValues(heldBy: string, now: number) {
  return { ':now': Math.floor(now / 1000), ':heldBy': heldBy };
}
