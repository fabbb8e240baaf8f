import { scheduledJobs } from '@thali/functions/routes/route-table';
import type { FunctionName, ScheduledJob } from '@thali/functions/routes/route-types';
import { Aws } from 'aws-cdk-lib';
import { PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnEventInvokeConfig } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { FunctionOf } from '../functions/create-functions.ts';
import type { RouteFunction } from '../functions/route-function.ts';
import { FailureQueue } from './failure-queue.ts';

const scheduler = new ServicePrincipal('scheduler.amazonaws.com', {
  conditions: { StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID } },
});
/** Lambda's limit for retries of asynchronous calls. */
const maxRetries = 2;
const minutesApart = 4;

/** Schedules for the jobs of the route table, in Indian time. */
export function addSchedules(scope: Construct, functionOf: FunctionOf): void {
  const targets = new Map<FunctionName, ScheduledFunction>();
  const jobs: readonly ScheduledJob[] = scheduledJobs;
  for (const { name, fn, expression, retryAttempts, parts = 1 } of jobs) {
    if (!expression) continue;
    const target = targets.get(fn) ?? new ScheduledFunction(scope, fn, functionOf(fn));
    targets.set(fn, target);
    for (let part = 0; part < parts; part += 1) {
      const schedule = new CfnSchedule(scope, `${name}-schedule${part === 0 ? '' : `-${part}`}`, {
        scheduleExpression: startOf(expression, part),
        scheduleExpressionTimezone: 'Asia/Kolkata',
        flexibleTimeWindow: { mode: 'OFF' },
        target: {
          arn: target.arn,
          roleArn: target.role.roleArn,
          input: JSON.stringify({ job: name, ...(parts > 1 && { part, parts }) }),
          retryPolicy: { maximumRetryAttempts: retryAttempts },
          deadLetterConfig: { arn: target.failures.queue.queueArn },
        },
      });
      schedule.node.addDependency(target.role);
    }
  }
}

/**
 * Staggers the parts of a job, so that guests keep capacity in accounts with low concurrency.
 * @throws Error if the parts do not fit into the hour
 */
function startOf(expression: string, part: number): string {
  if (part === 0) return expression;
  const [, minute, restOfExpression] = expression.match(/^cron\((\d+)( .*)$/) ?? [];
  const start = Number(minute) + part * minutesApart;
  if (!(start < 60))
    throw new Error(`No part of a job can start at minute ${start} of ${expression}`);
  return `cron(${start}${restOfExpression}`;
}

/** A function with schedules, and the queue for failed runs. */
class ScheduledFunction extends Construct {
  readonly arn: string;
  readonly role: Role;
  readonly failures: FailureQueue;

  constructor(scope: Construct, fn: FunctionName, { lambda, role }: RouteFunction) {
    super(scope, fn);
    this.arn = lambda.functionArn;
    this.failures = new FailureQueue(this, 'Failures');
    this.role = new Role(this, 'Role', { assumedBy: scheduler });
    this.role.addToPolicy(
      new PolicyStatement({ actions: ['lambda:InvokeFunction'], resources: [this.arn] }),
    );
    this.role.addToPolicy(this.failures.send());
    // The scheduler only delivers the event. Lambda itself retries a failed run.
    role.addToPolicy(this.failures.send());
    const attempts = scheduledJobs.filter((job) => job.fn === fn).map((job) => job.retryAttempts);
    const retryConfig = new CfnEventInvokeConfig(this, 'Repeats', {
      functionName: lambda.functionName,
      qualifier: '$LATEST',
      maximumRetryAttempts: Math.min(maxRetries, ...attempts),
      destinationConfig: { onFailure: { destination: this.failures.queue.queueArn } },
    });
    retryConfig.node.addDependency(role);
  }
}
