import { indexes } from '@thali/functions/table/keys';
import { Duration } from 'aws-cdk-lib';
import { Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { ITable } from 'aws-cdk-lib/aws-dynamodb';

const period = Duration.minutes(5);

/** The DynamoDB operations that the functions call. */
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

/** System errors of DynamoDB, by operation. */
export function tableErrors({ tableName }: ITable): Metric[] {
  return operations.map((Operation) =>
    ofTable('SystemErrors', { TableName: tableName, Operation }),
  );
}

/** Throttled reads and writes of the table and of each index. */
export function tableThrottles({ tableName }: ITable): Metric[] {
  const dimensionSets = [
    {},
    ...Object.keys(indexes).map((name) => ({ GlobalSecondaryIndexName: name })),
  ];
  return dimensionSets.flatMap((dimensions) =>
    ['ReadThrottleEvents', 'WriteThrottleEvents'].map((name) =>
      ofTable(name, { TableName: tableName, ...dimensions }),
    ),
  );
}

/** Read and write units of the table and of each index. */
export function tableUnits({ tableName }: ITable): Metric[] {
  const dimensionSets = [
    {},
    ...Object.keys(indexes).map((name) => ({ GlobalSecondaryIndexName: name })),
  ];
  return dimensionSets.flatMap((dimensions) =>
    ['ConsumedReadCapacityUnits', 'ConsumedWriteCapacityUnits'].map((name) =>
      ofTable(name, { TableName: tableName, ...dimensions }),
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

/** The account's spending on text messages this month in this region, in US dollars. */
export function smsSpend(): Metric {
  return new Metric({
    namespace: 'AWS/SMSVoice',
    metricName: 'TextMessageMonthlySpend',
    // The figure grows through the month, so a sum would count amounts several times.
    statistic: 'Maximum',
    period: Duration.hours(1),
  });
}

/** The parts of text messages to India that AWS sent, or that carriers delivered. */
export function smsParts(state: 'Sent' | 'Delivered'): Metric {
  return new Metric({
    namespace: 'AWS/SMSVoice',
    metricName: `NumberOfTextMessageParts${state}`,
    dimensionsMap: { IsoCountryCode: 'IN' },
    statistic: 'Sum',
    period: Duration.hours(1),
  });
}

/** The bounce or complaint rate of the account, 0 to 1. SES pauses sending above its limits. */
export function emailReputation(rate: 'Bounce' | 'Complaint'): Metric {
  return new Metric({
    namespace: 'AWS/SES',
    metricName: `Reputation.${rate}Rate`,
    statistic: 'Maximum',
    period: Duration.hours(1),
  });
}

/** Throttled calls of all functions of the account, because they share its concurrency. */
export function throttledCalls(): Metric {
  return new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'Throttles',
    statistic: 'Sum',
    period: Duration.minutes(5),
  });
}

/** CloudFront and its firewall publish metrics only in this region. */
export const edgeRegion = 'us-east-1';

/** A CloudFront metric of a distribution. */
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

/** A metric of the stage's firewall, over all rules. */
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
