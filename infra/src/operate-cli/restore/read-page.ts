import {
  type AttributeValue,
  type DynamoDBClient,
  QueryCommand,
  ScanCommand,
} from '@aws-sdk/client-dynamodb';

/** Which rows go from where to where. */
export interface Restore {
  from: string;
  to: string;
  /** A partition key, or the beginning of some with a `*`; undefined: all rows. */
  rows: string | undefined;
  /** Parts of the table that are read at once. */
  segments: number;
}

export type Row = Record<string, AttributeValue>;

interface Page {
  rows: Row[];
  /** Absent: there is no more. */
  after: Row | undefined;
}

/** The partition that alone is wanted; undefined where there may be several. */
export function onlyPartition({ rows }: Pick<Restore, 'rows'>): string | undefined {
  return rows?.endsWith('*') ? undefined : rows;
}

/** What comes next of a segment, at most 1 MB. */
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
          ...beginningWith(restore.rows),
        }),
        { abortSignal },
      );
  return { rows: restore.rows ? Items.filter(isNoMoney) : Items, after: LastEvaluatedKey };
}

function beginningWith(rows: string | undefined) {
  if (!rows) return {};
  return {
    FilterExpression: 'begins_with(PK, :rows)',
    ExpressionAttributeValues: { ':rows': { S: rows.slice(0, -1) } },
  };
}

/** Wallets, payments and receipt numbers are never copied in part: money came in since. */
function isNoMoney({ PK }: Row): boolean {
  return !/^(PAYMENTS?|RECEIPTS)#|#WALLET\b/.test(PK?.S ?? '');
}
