import { metrics } from '@thali/functions/metrics/metric-names';
import { Alarm, type IMetric, type MetricStatConfig } from 'aws-cdk-lib/aws-cloudwatch';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { PhysicalResourceId } from 'aws-cdk-lib/custom-resources';
import type { Construct, IConstruct } from 'constructs';
import { callWhileDeploying } from '../call-while-deploying.ts';
import { namespaceOf } from '../functions/environment-of.ts';

interface ZeroPoints {
  stage: string;
  release: string;
  /** What holds the alarms. */
  alarms: IConstruct;
}

/**
 * Counts nothing once at each release, in each count of our own that an alarm reads. What was never counted does not exist
 * for CloudWatch: neither an alarm nor a person could tell 'no failure' from a name that is wrong.
 */
export function publishZeroPoints(scope: Construct, { stage, release, alarms }: ZeroPoints): void {
  const namespace = namespaceOf(stage);
  const read = alarms.node
    .findAll()
    .filter((construct) => construct instanceof Alarm)
    .flatMap(({ metric }) => countsIn(metric))
    .filter((stat) => stat.namespace === namespace && isCount(stat.metricName))
    .map(({ metricName, dimensions = [] }) => ({
      MetricName: metricName,
      Dimensions: dimensions.map(({ name, value }) => ({ Name: name, Value: String(value) })),
      Value: 0,
      Unit: 'Count',
    }));
  const each = new Map(read.map((point) => [JSON.stringify(point), point]));
  callWhileDeploying(scope, 'ZeroPoints', {
    onUpdate: {
      service: 'cloudwatch',
      action: 'putMetricData',
      parameters: { Namespace: namespace, MetricData: [...each.values()] },
      physicalResourceId: PhysicalResourceId.of(`zero-points-${release}`),
    },
    grant: new PolicyStatement({
      actions: ['cloudwatch:PutMetricData'],
      resources: ['*'],
      conditions: { StringEquals: { 'cloudwatch:namespace': namespace } },
    }),
    finding: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'The call knows no resource; it is held to the namespace of this stage.',
  });
}

function countsIn(metric: IMetric): MetricStatConfig[] {
  const { metricStat, mathExpression } = metric.toMetricConfig();
  const inside = Object.values(mathExpression?.usingMetrics ?? {}).flatMap(countsIn);
  return metricStat ? [metricStat, ...inside] : inside;
}

function isCount(name: string): boolean {
  const known: Record<string, { unit: string }> = metrics;
  return known[name]?.unit === 'Count';
}
