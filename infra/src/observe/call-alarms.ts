import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { addAlarm } from './add-alarm.ts';
import { answeringFunctions, backgroundFunctions } from './function-groups.ts';
import { ownMetric, sumOf } from './own-metrics.ts';
import { throttledCalls } from './service-metrics.ts';
import type { WatchedResources } from './watched-resources.ts';

const period = Duration.minutes(5);

/** Alarms on calls with a waiting user, and on faults in background work. */
export function addCallAlarms(
  scope: Construct,
  { stage, functionOf, httpApi }: WatchedResources,
): void {
  addAlarm(scope, stage, {
    name: 'api-5xx',
    metric: percentOf({
      failed: httpApi.metricServerError({ period, statistic: 'Sum' }),
      calls: httpApi.metricCount({ period, statistic: 'Sum' }),
      minFailures: 10,
    }),
    threshold: 1,
    periods: 2,
    explanation:
      'More than 1 % of calls, at least 10, failed with a 5xx in two consecutive 5-minute periods. Single failures are no problem: the site retries.',
  });
  addAlarm(scope, stage, {
    name: 'placement-latency',
    metric: ownMetric('PlacementLatency', { stage, fn: 'orders', period, statistic: 'p99' }),
    threshold: 2000,
    periods: 3,
    explanation:
      'One order in a hundred took longer than 2 seconds from arrival to commit for 15 minutes. A cold start takes about 1 second. Longer times are waits for the table.',
  });
  for (const fn of answeringFunctions) {
    const { lambda } = functionOf(fn);
    addAlarm(scope, stage, {
      name: 'function-errors',
      subject: fn,
      metric: percentOf({
        failed: lambda.metricErrors({ period }),
        calls: lambda.metricInvocations({ period }),
        minFailures: 3,
      }),
      threshold: 1,
      explanation: `More than 1 % of the runs of ${fn}, at least 3, crashed or ran out of time or memory within 5 minutes. The code handles all known failures, so this failure is unknown.`,
    });
  }
  addAlarm(scope, stage, {
    name: 'function-throttles',
    metric: throttledCalls(),
    threshold: 0,
    periods: 2,
    explanation:
      'Lambda throttled calls in two consecutive 5-minute periods: the functions of the account and region have reached the concurrency limit. Retries absorb a single burst.',
  });
  const faults = backgroundFunctions.map((fn) => ownMetric('Faults', { stage, fn, period }));
  addAlarm(scope, stage, {
    name: 'background-faults',
    metric: sumOf(faults, { period, label: 'Faults' }),
    threshold: 0,
    periods: 3,
    explanation:
      'Jobs or stream consumers failed in three consecutive 5-minute periods. The platform retries a single failure, but these failures persist.',
  });
}

/** The share of failures, in percent. It is 0 below `minFailures` failures. */
function percentOf({
  failed,
  calls,
  minFailures,
}: {
  failed: IMetric;
  calls: IMetric;
  minFailures: number;
}): MathExpression {
  return new MathExpression({
    expression: `IF(FILL(failed, 0) >= ${minFailures}, 100 * failed / calls, 0)`,
    usingMetrics: { failed, calls },
    period,
    label: 'Failed, in percent',
  });
}
