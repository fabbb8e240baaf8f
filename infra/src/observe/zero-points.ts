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
  /** The construct that contains the alarms. */
  alarms: IConstruct;
}

/**
 * At each release, publishes a zero for each of our counts that an alarm reads. CloudWatch does not list a metric
 * without data, so a wrong metric name would look like 'no failures'.
 */
export function publishZeroPoints(scope: Construct, { stage, release, alarms }: ZeroPoints): void {
  const namespace = namespaceOf(stage);
  const points = alarms.node
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
  const uniquePoints = new Map(points.map((point) => [JSON.stringify(point), point]));
  callWhileDeploying(scope, 'ZeroPoints', {
    onUpdate: {
      service: 'cloudwatch',
      action: 'putMetricData',
      parameters: { Namespace: namespace, MetricData: [...uniquePoints.values()] },
      physicalResourceId: PhysicalResourceId.of(`zero-points-${release}`),
    },
    grant: new PolicyStatement({
      actions: ['cloudwatch:PutMetricData'],
      resources: ['*'],
      conditions: { StringEquals: { 'cloudwatch:namespace': namespace } },
    }),
    finding: 'AwsSolutions-IAM5[Resource::*]',
    reason: 'The call has no resource type. A condition limits it to the namespace of this stage.',
  });
}

function countsIn(metric: IMetric): MetricStatConfig[] {
  const { metricStat, mathExpression } = metric.toMetricConfig();
  const nested = Object.values(mathExpression?.usingMetrics ?? {}).flatMap(countsIn);
  return metricStat ? [metricStat, ...nested] : nested;
}

function isCount(name: string): boolean {
  const definitions: Record<string, { unit: string }> = metrics;
  return definitions[name]?.unit === 'Count';
}
