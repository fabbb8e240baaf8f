import { scheduledJobs } from '@thali/functions/routes/route-table';
import type { FunctionName, ScheduledJob } from '@thali/functions/routes/route-types';
import { type JsonObject, numberAt, objectAt, textAt, toJsonObject } from '../../json-object.ts';
import type { Invocable } from '../functions/invocable.ts';
import type { Assembly } from '../template/read-assembly.ts';

export interface DeployedSchedule {
  job: ScheduledJob;
  /** The input of the function. */
  input: JsonObject;
}

/**
 * The schedules, and the jobs that an operator runs by hand. The template has no schedule for a manual job, only its
 * function.
 * @throws Error if a schedule's role may not invoke its function
 */
export function deployedSchedules(
  assembly: Assembly,
  functions: Invocable,
  names: readonly FunctionName[],
): DeployedSchedule[] {
  const scheduled = assembly.ofType('AWS::Scheduler::Schedule').map(({ id, properties }) => {
    const target = objectAt(properties, 'Target');
    const input = toJsonObject(JSON.parse(textAt(target, 'Input')), id);
    const fn = functions.resolveForRole(textAt(target, 'Arn'), textAt(target, 'RoleArn'));
    const expression = textAt(properties, 'ScheduleExpression');
    if (!isExpression(expression)) throw new Error(`${id} has an invalid schedule: ${expression}`);
    if (properties.ScheduleExpressionTimezone !== 'Asia/Kolkata') {
      throw new Error(`${id} does not use India's time`);
    }
    const retryAttempts = numberAt(objectAt(target, 'RetryPolicy'), 'MaximumRetryAttempts');
    const name = textAt(input, 'job');
    return { job: { name, fn, expression, retryAttempts, access: {} }, input };
  });
  const jobs: readonly ScheduledJob[] = scheduledJobs;
  const manualJobs = jobs
    .filter(({ expression, fn }) => !expression && names.includes(fn))
    .map((job) => ({ job, input: { job: job.name } }));
  return [...scheduled, ...manualJobs];
}

function isExpression(text: string): text is NonNullable<ScheduledJob['expression']> {
  return /^(rate|cron)\(.+\)$/.test(text);
}
