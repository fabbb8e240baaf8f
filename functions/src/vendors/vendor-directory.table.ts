import { QueryCommand } from '@aws-sdk/lib-dynamodb';
import type { VendorStatus } from '@thali/shared/vendors/vendor.contract';
import { keys } from '../table/keys.ts';
import { table, tableName } from '../table/table-client.ts';

/** What the directory knows of a vendor: what lists are filtered by. Some 150 bytes. */
export interface DirectoryEntry {
  subdomain: string;
  name: string;
  displayName?: string;
  status: VendorStatus;
  cuisine?: string;
}

/** The part of a vendor that the directory repeats. */
export function toDirectoryEntry(vendor: DirectoryEntry): DirectoryEntry {
  const { subdomain, name, displayName, status, cuisine } = vendor;
  return {
    subdomain,
    name,
    status,
    ...(displayName && { displayName }),
    ...(cuisine && { cuisine }),
  };
}

/** What of a vendor also stands in the directory, and is changed there in the same transaction. */
export const directoryFields = ['name', 'displayName', 'status', 'cuisine'] as const;

export interface DirectoryPage {
  entries: (DirectoryEntry & { id: string })[];
  hasMore: boolean;
}

/** Vendors in the order of their ids, from after one of them. 0.5 read units for some 27. */
export async function readDirectory(
  afterId: string | undefined,
  limit: number,
): Promise<DirectoryPage> {
  const page = await table.send(
    new QueryCommand({
      TableName: tableName(),
      ...wholeDirectory(),
      Limit: limit,
      ...(afterId && { ExclusiveStartKey: keys.vendorDirectory(afterId) }),
    }),
  );
  const entries = (page.Items ?? []).map((row) => ({
    ...(row as DirectoryEntry),
    id: String(row.SK),
  }));
  return { entries, hasMore: page.LastEvaluatedKey !== undefined };
}

/** The ids of all vendors, for jobs that visit each one; pages of at most 1 MB. */
export async function* eachVendorId(): AsyncGenerator<string> {
  let ExclusiveStartKey: Record<string, unknown> | undefined;
  do {
    const page = await table.send(
      new QueryCommand({
        TableName: tableName(),
        ...wholeDirectory(),
        ProjectionExpression: 'SK',
        ExclusiveStartKey,
      }),
    );
    for (const row of page.Items ?? []) yield String(row.SK);
    ExclusiveStartKey = page.LastEvaluatedKey;
  } while (ExclusiveStartKey);
}

function wholeDirectory() {
  return {
    KeyConditionExpression: 'PK = :vendors',
    ExpressionAttributeValues: { ':vendors': keys.vendorDirectory('').PK },
  };
}
