import type { PlanId } from '@thali/shared/plans/plan-ids';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import { keys } from '../table/keys.ts';
import { eachRow, queryPage } from '../table/query-rows.ts';

/** A vendor's directory row: the fields that lists filter by. About 200 bytes. */
export interface DirectoryEntry {
  subdomain: string;
  name: string;
  displayName?: string;
  status: VendorStatus;
  cuisine?: string;
  plan?: PlanId;
  /** The end of the paid time, including days of grace. */
  ordersUntil?: string;
}

export type ListedVendor = DirectoryEntry & { id: string };

export function toDirectoryEntry(vendor: DirectoryEntry): DirectoryEntry {
  const { subdomain, name, displayName, status, cuisine, plan, ordersUntil } = vendor;
  return {
    subdomain,
    name,
    status,
    ...(displayName && { displayName }),
    ...(cuisine && { cuisine }),
    ...(plan && { plan }),
    ...(ordersUntil && { ordersUntil }),
  };
}

/** The changeable fields that the directory copies. A change writes both rows in one transaction. */
export const directoryFields = [
  'name',
  'displayName',
  'status',
  'cuisine',
  'plan',
  'ordersUntil',
] as const;

export interface DirectoryPage {
  entries: ListedVendor[];
  hasMore: boolean;
}

/** Vendors in the order of their ids, after `afterId`. 0.5 read units for about 20. */
export async function readDirectory(
  afterId: string | undefined,
  limit: number,
): Promise<DirectoryPage> {
  const page = await queryPage({
    ...wholeDirectory(),
    Limit: limit,
    ...(afterId && { ExclusiveStartKey: keys.vendorDirectory(afterId) }),
  });
  const entries = (page.Items ?? []).map((row) => ({
    ...(row as DirectoryEntry),
    id: String(row.SK),
  }));
  return { entries, hasMore: page.LastEvaluatedKey !== undefined };
}

/** Every vendor, for an admin. 0.5 read units for about 20. */
export async function readWholeDirectory(): Promise<ListedVendor[]> {
  const all: ListedVendor[] = [];
  let afterId: string | undefined;
  for (;;) {
    const { entries, hasMore } = await readDirectory(afterId, 5000);
    all.push(...entries);
    afterId = entries.at(-1)?.id;
    if (!hasMore || !afterId) return all;
  }
}

/** The ids of all vendors, for jobs that visit each vendor. Reads pages of at most 1 MB. */
export async function* eachVendorId(): AsyncGenerator<string> {
  const rows = eachRow({ ...wholeDirectory(), ProjectionExpression: 'SK' });
  for await (const { SK } of rows) yield String(SK);
}

function wholeDirectory() {
  return {
    KeyConditionExpression: 'PK = :vendors',
    ExpressionAttributeValues: { ':vendors': keys.vendorDirectory('').PK },
  };
}
