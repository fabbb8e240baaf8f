import { scheduledJobs, streamConsumers } from '@thali/functions/routes/route-table';
import type { ScheduledJob } from '@thali/functions/routes/route-types';
import { Duration } from 'aws-cdk-lib';
import { MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { IFunction } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { addAlarm } from './add-alarm.ts';
import { ownMetric } from './own-metrics.ts';
import type { WatchedResources } from './watched-resources.ts';

/**
 * Maximum age of a stream record, in seconds. A live frame is useless after minutes, and the broadcast drops it
 * after five. Figures may come late: the stream keeps records for a day.
 */
const lagLimits: Record<(typeof streamConsumers)[number]['name'], number> = {
  broadcast: 60,
  'project-orders': 1800,
};

/** Alarms on stream consumers that lag, on failed work, and on jobs that did not run. */
export function addEventAlarms(
  scope: Construct,
  { stage, functionOf, failureQueues }: WatchedResources,
): void {
  for (const { name, fn } of streamConsumers) {
    const seconds = lagLimits[name];
    addAlarm(scope, stage, {
      name: 'stream-lag',
      subject: name,
      metric: iteratorAge(functionOf(fn).lambda.functionName),
      threshold: seconds * 1000,
      periods: 3,
      explanation: `For 3 minutes ${name} processed changes older than ${seconds} seconds: it lags, or one record blocks it.`,
    });
    addAlarm(scope, stage, {
      name: 'stream-stopped',
      subject: name,
      metric: ordersWithoutRuns(stage, functionOf(fn).lambda),
      threshold: 0,
      periods: 2,
      explanation: `Orders were placed, but ${name} did not run in two consecutive 5-minute periods. Without runs it reports no lag and no error.`,
    });
  }
  for (const { source, queue } of failureQueues) {
    addAlarm(scope, stage, {
      name: 'failure-queue',
      subject: source,
      metric: waitingMessages(queue),
      threshold: 0,
      explanation: `Work of ${source} failed after all retries and waits in this queue for a person, for two weeks at most.`,
    });
  }
  const jobs: readonly ScheduledJob[] = scheduledJobs;
  for (const { name, fn, expression } of jobs) {
    if (!expression) continue;
    const { period, periods, within } = missingRunTolerance(expression);
    addAlarm(scope, stage, {
      name: 'job-missing',
      subject: name,
      metric: ownMetric('JobsDone', { stage, fn, period, dimensions: { job: name } }),
      threshold: 1,
      firesBelow: true,
      periods,
      missingDataIsBad: true,
      explanation: `No run of ${name} succeeded within ${within}; its schedule is ${expression}. After the first deployment of a stage this alarm fires until the first run.`,
    });
  }
}

/** 1 for five minutes with orders but without a run of a stream consumer, else 0. */
function ordersWithoutRuns(stage: string, consumer: IFunction): MathExpression {
  const period = Duration.minutes(5);
  return new MathExpression({
    expression: 'IF(FILL(orders, 0) > 0 AND FILL(runs, 0) == 0, 1, 0)',
    usingMetrics: {
      orders: ownMetric('OrdersPlaced', { stage, fn: 'orders', period }),
      runs: consumer.metricInvocations({ period }),
    },
    period,
    label: 'Orders without a run',
  });
}

/** The number of messages in a queue. */
export function waitingMessages(queue: Queue, label?: string): Metric {
  return queue.metricApproximateNumberOfMessagesVisible({
    period: Duration.minutes(5),
    statistic: 'Maximum',
    ...(label && { label }),
  });
}

export function iteratorAge(FunctionName: string): Metric {
  return new Metric({
    namespace: 'AWS/Lambda',
    metricName: 'IteratorAge',
    dimensionsMap: { FunctionName },
    statistic: 'Maximum',
    period: Duration.minutes(1),
  });
}

/** Tolerance for a missing run: 26 hours for a daily job, three periods for more frequent jobs. */
function missingRunTolerance(expression: string): {
  period: Duration;
  periods: number;
  within: string;
} {
  const [, count, unit] = expression.match(/^rate\((\d+) (minute|hour)s?\)$/) ?? [];
  if (unit === 'minute') {
    const minutes = Number(count);
    return { period: Duration.minutes(minutes), periods: 3, within: `${3 * minutes} minutes` };
  }
  if (unit === 'hour') {
    const hours = Number(count);
    return { period: Duration.hours(hours), periods: 3, within: `${3 * hours} hours` };
  }
  if (/^cron\(\d+ \d+ \* \* \? \*\)$/.test(expression)) {
    return { period: Duration.hours(1), periods: 26, within: '26 hours' };
  }
  throw new Error(`No tolerance is defined for the schedule ${expression}`);
}
