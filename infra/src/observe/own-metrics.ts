import type { MetricName } from '@thali/functions/metrics/metric-names';
import type { FunctionName } from '@thali/functions/routes/route-types';
import type { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import { namespaceOf } from '../functions/environment-of.ts';

interface OwnMetric {
  stage: string;
  fn: FunctionName;
  period: Duration;
  /** `Sum` unless given. */
  statistic?: string;
  /** The metric's own dimension, where it has one. */
  told?: Record<string, string>;
  label?: string;
}

/** What one function counts of its own, as `functions/src/metrics` writes it. */
export function ownMetric(
  metricName: MetricName,
  { stage, fn, period, statistic = 'Sum', told = {}, label }: OwnMetric,
): Metric {
  return new Metric({
    namespace: namespaceOf(stage),
    metricName,
    dimensionsMap: { service: fn, ...told },
    statistic,
    period,
    ...(label !== undefined && { label }),
  });
}

/**
 * Several metrics as one figure; one that was silent counts as nothing. Alarms take ten at most.
 * @param id  begins their names within the expression
 */
export function sumOf(
  metrics: readonly IMetric[],
  { period, label, id = 'm' }: { period: Duration; label: string; id?: string },
): MathExpression {
  const named = metrics.map((metric, index) => [`${id}${index}`, metric] as const);
  return new MathExpression({
    expression: named.map(([name]) => `FILL(${name}, 0)`).join(' + '),
    usingMetrics: Object.fromEntries(named),
    period,
    label,
  });
}

/** One line for each value of a dimension, whichever functions write it; for dashboards only. */
export function found(
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
