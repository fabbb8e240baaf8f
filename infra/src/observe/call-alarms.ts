import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression } from 'aws-cdk-lib/aws-cloudwatch';
import type { Construct } from 'constructs';
import { addAlarm } from './add-alarm.ts';
import { answering, background } from './function-groups.ts';
import type { Observed } from './observed.ts';
import { ownMetric, sumOf } from './own-metrics.ts';
import { throttledCalls } from './service-metrics.ts';

const period = Duration.minutes(5);

/** Of calls that somebody waits for, and of faults in what nobody waits for. */
export function addCallAlarms(scope: Construct, { stage, functionOf, httpApi }: Observed): void {
  addAlarm(scope, stage, {
    name: 'api-5xx',
    metric: percentOf({
      failed: httpApi.metricServerError({ period, statistic: 'Sum' }),
      calls: httpApi.metricCount({ period, statistic: 'Sum' }),
      atLeast: 10,
    }),
    threshold: 1,
    periods: 2,
    because:
      'More than 1 % of calls, and 10 at least, were answered with a fault of ours in each of two times 5 minutes. Single ones pass by themselves: the site tries again.',
  });
  addAlarm(scope, stage, {
    name: 'placement-latency',
    metric: ownMetric('PlacementLatency', { stage, fn: 'orders', period, statistic: 'p99' }),
    threshold: 2000,
    periods: 3,
    because:
      'One order in a hundred took longer than 2 seconds from arrival to commit for 15 minutes. A cold start takes about 1 second; what is longer waits for the table.',
  });
  for (const fn of answering) {
    const { lambda } = functionOf(fn);
    addAlarm(scope, stage, {
      name: 'function-errors',
      of: fn,
      metric: percentOf({
        failed: lambda.metricErrors({ period }),
        calls: lambda.metricInvocations({ period }),
        atLeast: 3,
      }),
      threshold: 1,
      because: `More than 1 % of the runs of ${fn}, and 3 at least, crashed or ran out of time or memory within 5 minutes. Every failure that the code knows of is answered, so this is one that it does not know.`,
    });
  }
  addAlarm(scope, stage, {
    name: 'function-throttles',
    metric: throttledCalls(),
    threshold: 0,
    periods: 2,
    because:
      'Lambda turned calls away in each of two times 5 minutes: all functions of the account and region together are at its limit of concurrency. One burst is absorbed by repeats.',
  });
  const faults = background.map((fn) => ownMetric('Faults', { stage, fn, period }));
  addAlarm(scope, stage, {
    name: 'background-faults',
    metric: sumOf(faults, { period, label: 'Faults' }),
    threshold: 0,
    periods: 3,
    because:
      'Jobs or stream consumers failed in each of three times 5 minutes. One failure is repeated by itself; these go on.',
  });
}

/** Failures in percent; nothing while there are fewer of them than would mean anything. */
function percentOf({
  failed,
  calls,
  atLeast,
}: {
  failed: IMetric;
  calls: IMetric;
  atLeast: number;
}): MathExpression {
  return new MathExpression({
    expression: `IF(FILL(failed, 0) >= ${atLeast}, 100 * failed / calls, 0)`,
    usingMetrics: { failed, calls },
    period,
    label: 'Failed, in percent',
  });
}
