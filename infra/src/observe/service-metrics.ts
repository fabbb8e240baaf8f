import { indexes } from '@thali/functions/table/keys';
import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';

const period = Duration.minutes(5);

/** What the functions call, as DynamoDB names it. */
const operations = [
  'GetItem',
  'BatchGetItem',
  'Query',
  'PutItem',
  'UpdateItem',
  'DeleteItem',
  'BatchWriteItem',
  'TransactWriteItems',
  'TransactGetItems',
];

/** Calls that failed on Amazon's side, by operation. */
export function tableErrors({ tableName }: Table): Metric[] {
  return operations.map((Operation) =>
    ofTable('SystemErrors', { TableName: tableName, Operation }),
  );
}

/** Reads and writes that were turned away, of the table and of each index. */
export function tableThrottles({ tableName }: Table): Metric[] {
  const places = [{}, ...Object.keys(indexes).map((name) => ({ GlobalSecondaryIndexName: name }))];
  return places.flatMap((place) =>
    ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) =>
      ofTable(name, { TableName: tableName, ...place }),
    ),
  );
}

/** Read and write units of the table and of each index. */
export function tableUnits({ tableName }: Table): Metric[] {
  const places = [{}, ...Object.keys(indexes).map((name) => ({ GlobalSecondaryIndexName: name }))];
  return places.flatMap((place) =>
    ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'].map((name) =>
      ofTable(name, { TableName: tableName, ...place }),
    ),
  );
}

function ofTable(metricName: string, dimensionsMap: Record<string, string>): Metric {
  return new Metric({
    namespace: 'AWS/DynamoDB',
    metricName,
    dimensionsMap,
    statistic: 'Sum',
    period,
    label: [...Object.values(dimensionsMap).slice(1), metricName].join(' '),
  });
}

/** Dollars that the account has spent on text messages this month, in this region. */
export function smsSpend(): Metric {
  return new Metric({
    namespace: 'AWS/SMSVoice',
    metricName: 'TextMessageMonthlySpend',
    // It grows through the month: a sum would add it to itself.
    statistic: 'Maximum',
    period: Duration.hours(1),
  });
}

/** What SES says of the account's sending, 0 to 1; it decides by these whether we may go on. */
export function emailReputation(rate: 'Bounce' | 'Complaint'): Metric {
  return new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${rate}Rate`,
    statistic: 'Maximum',
    period: Duration.hours(1),
  });
}

/** Calls that Lambda turned away, of all functions of the account: they share its concurrency. */
export function throttledCalls(): Metric {
  return new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'Throttles',
    statistic: 'Sum',
    period: Duration.minutes(5),
  });
}

/** CloudFront and its firewall report there only. */
export const edgeRegion = 'us-east-1';

/** What CloudFront reports of a distribution. */
export function edgeMetric(DistributionId: string, metricName: string, statistic: string): Metric {
  return new Metric({
    namespace: 'AWS/CloudFront',
    metricName,
    dimensionsMap: { DistributionId, Region: 'Global' },
    statistic,
    period,
    region: edgeRegion,
  });
}

/** What the firewall of a stage did, by all its rules together. */
export function firewallMetric(
  stage: string,
  metricName: 'BlockedRequests' | 'AllowedRequests',
): Metric {
  return new Metric({
    namespace: 'AWS/WAFV2',
    metricName,
    dimensionsMap: { WebACL: `thali-${stage}`, Rule: 'ALL' },
    statistic: 'Sum',
    period,
    region: edgeRegion,
  });
}
