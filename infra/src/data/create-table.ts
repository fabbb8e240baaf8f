import { indexes } from '@thali/functions/table/keys';
import { RemovalPolicy, type Stack } from 'aws-cdk-lib';
import {
  AttributeType,
  BillingMode,
  ContributorInsightsMode,
  type ITable,
  ProjectionType,
  StreamViewType,
  Table,
} from 'aws-cdk-lib/aws-dynamodb';

/**
 * A restored table that replaces the created table. CDK does not manage the restored table: `operate prepare-table`
 * sets its stream, expiry, recovery and protection.
 */
export function adoptTable(stack: Stack, tableStreamArn: string): ITable {
  return Table.fromTableAttributes(stack, 'RestoredTable', {
    tableArn: tableStreamArn.replace(/\/stream\/.*/, ''),
    tableStreamArn,
    globalIndexes: Object.keys(indexes),
  });
}

/** The ARN of the table's stream. @throws Error for a table without a stream */
export function streamArnOf({ tableStreamArn }: ITable): string {
  if (tableStreamArn) return tableStreamArn;
  throw new Error('The table has no stream to consume');
}

/** Reports only the keys that DynamoDB throttles. A count of every access would cost more. */
const contributorInsightsSpecification = {
  enabled: true,
  mode: ContributorInsightsMode.THROTTLED_KEYS,
};

/** The single table, with the indexes of the key builders. */
export function createTable(stack: Stack): ITable {
  const table = new Table(stack, 'Table', {
    partitionKey: text('PK'),
    sortKey: text('SK'),
    billingMode: BillingMode.PAY_PER_REQUEST,
    timeToLiveAttribute: 'expiresAt',
    stream: StreamViewType.NEW_AND_OLD_IMAGES,
    pointInTimeRecoverySpecification: { pointInTimeRecoveryEnabled: true },
    deletionProtection: true,
    contributorInsightsSpecification,
    removalPolicy: RemovalPolicy.RETAIN,
  });
  for (const [indexName, { partitionKey, sortKey, projection }] of Object.entries(indexes)) {
    table.addGlobalSecondaryIndex({
      indexName,
      partitionKey: text(partitionKey),
      sortKey: text(sortKey),
      projectionType: ProjectionType[projection],
      contributorInsightsSpecification,
    });
  }
  // Under exactOptionalPropertyTypes CDK's class does not match its own interface.
  return table as ITable;
}

function text(name: string) {
  return { name, type: AttributeType.STRING };
}
