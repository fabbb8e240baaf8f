import type { MetricName } from '@thali/functions/metrics/metric-names';
import type { FunctionName } from '@thali/functions/routes/route-types';
import type { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { namespaceOf } from '../functions/environment-of.ts';

interface OwnMetric {
  stage: string;
  fn: FunctionName;
  period: Duration;
  /** Default: `Sum`. */
  statistic?: string;
  /** Dimensions besides the function. */
  dimensions?: Record<string, string>;
  label?: string;
}

/** A metric that one function writes, see `functions/src/metrics`. */
export function ownMetric(
  metricName: MetricName,
  { stage, fn, period, statistic = 'Sum', dimensions = {}, label }: OwnMetric,
): Metric {
  return new Metric({
    namespace: namespaceOf(stage),
    metricName,
    dimensionsMap: { service: fn, ...dimensions },
    statistic,
    period,
    ...(label !== undefined && { label }),
  });
}

/**
 * The sum of several metrics. Missing data counts as 0. An alarm takes at most ten metrics.
 * @param id  prefix for the names in the expression
 */
export function sumOf(
  metrics: readonly IMetric[],
  { period, label, id = 'm' }: { period: Duration; label: string; id?: string },
): MathExpression {
  const metricsById = metrics.map((metric, index) => [`${id}${index}`, metric] as const);
  return new MathExpression({
    expression: metricsById.map(([name]) => `FILL(${name}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(metricsById),
    period,
    label,
  });
}

/** One line for each value of a dimension, over all functions. For dashboards only. */
export function searchMetric(
  metricName: MetricName,
  {
    stage,
    by,
    period,
  }: { stage: string; by: 'service' | 'code' | 'state' | 'job'; period: Duration },
): MathExpression {
  const dimensions = by === 'service' ? 'service' : `service,${by}`;
  const seconds = period.toSeconds();
  return new MathExpression({
    expression: `SEARCH('{"${namespaceOf(stage)}",${dimensions}} MetricName="${metricName}"', 'Sum', ${seconds})`,
    usingMetrics: {},
    period,
    label: '',
  });
}
