import {
  type AttributeValue,
  type DynamoDBClient,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';

/** The rows to copy, with source and target table. */
export interface Restore {
  from: string;
  to: string;
  /** A partition key, or a prefix with `*`. Undefined means all rows. */
  rows: string | undefined;
  /** Number of segments to read in parallel. */
  segments: number;
}

export type Row = Record<string, AttributeValue>;

interface Page {
  rows: Row[];
  /** Undefined after the last page. */
  after: Row | undefined;
}

/** The only partition to copy. Undefined if there may be several. */
export function onlyPartition({ rows }: Pick<Restore, 'rows'>): string | undefined {
  return rows?.endsWith('*') ? undefined : rows;
}

/** Reads the next page of a segment, at most 1 MB. */
export async function readPage(
  client: DynamoDBClient,
  restore: Restore,
  { segment, after }: { segment: number; after: Row | undefined },
  abortSignal: AbortSignal,
): Promise<Page> {
  const partition = onlyPartition(restore);
  const common = { TableName: restore.from, ExclusiveStartKey: after, ConsistentRead: true };
  const { Items = [], LastEvaluatedKey } = partition
    ? await client.send(
        new QueryCommand({
          ...common,
          KeyConditionExpression: 'PK = :rows',
          ExpressionAttributeValues: { ':rows': { S: partition } },
        }),
        { abortSignal },
      )
    : await client.send(
        new ScanCommand({
          ...common,
          Segment: segment,
          TotalSegments: restore.segments,
          ...prefixFilter(restore.rows),
        }),
        { abortSignal },
      );
  return { rows: restore.rows ? Items.filter(containsNoMoney) : Items, after: LastEvaluatedKey };
}

function prefixFilter(rows: string | undefined) {
  if (!rows) return {};
  return {
    FilterExpression: 'begins_with(PK, :rows)',
    ExpressionAttributeValues: { ':rows': { S: rows.slice(0, -1) } },
  };
}

/** A partial copy leaves out rows about money, because it could overwrite newer entries, payments and receipt numbers. */
function containsNoMoney({ PK }: Row): boolean {
  return !/^(PAYMENTS?|RECEIPTS)#|#WALLET\b/.test(PK?.S ?? '');
}
