import { GetCommand } from '@aws-sdk/lib-dynamodb';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import type { VendorSettings } from '@thali/shared/vendors/vendor-settings';
import { keys } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';

export interface VendorRow {
  id: string;
  subdomain: string;
  name: string;
  displayName: string;
  status: VendorStatus;
  cuisine?: string;
  description?: string;
  email?: string;
  phone?: string;
  address?: string;
  logoUrl?: string;
  accentColor?: string;
  settings: VendorSettings;
  /** Marks demo data. */
  isDemo?: boolean;
  createdAt: string;
  updatedAt: string;
}

/** The rows of a new vendor, for one transaction: profile, subdomain, and its line in the directory. */
export function toVendorRows(vendor: VendorRow): Record<string, unknown>[] {
  const { id, subdomain, name, status } = vendor;
  return [
    { ...keys.vendorProfile(id), ...vendor },
    { ...keys.subdomain(subdomain), vendorId: id },
    { ...keys.vendorDirectory(id), subdomain, name, status },
  ];
}

/** One vendor by id, or undefined. 0.5 read units up to 4 kB. */
export async function readVendor(vendorId: string): Promise<VendorRow | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.vendorProfile(vendorId) }),
  );
  return Item as VendorRow | undefined;
}

/** The vendor behind a subdomain, or undefined. 0.5 read units. */
export async function readVendorIdBySubdomain(subdomain: string): Promise<string | undefined> {
  const { Item } = await table.send(
    new GetCommand({ TableName: tableName(), Key: keys.subdomain(subdomain) }),
  );
  return Item?.vendorId as string | undefined;
}
