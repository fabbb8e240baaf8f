import type { Context } from 'aws-lambda';
import { log } from '../logs/log.ts';
import { elapsedMs } from '../logs/log-context.ts';
import type { JobName } from '../metrics/metric-values.ts';
import { count } from '../metrics/metrics.ts';
import { invocation } from './invocation.ts';

/** The Lambda handler of a scheduled job. An error makes the run fail. */
export function job<Event, Result>(name: JobName, run: (event?: Event) => Promise<Result>) {
  return (event?: Event, context?: Pick<Context, 'awsRequestId'>): Promise<Result> =>
    invocation({ request_id: context?.awsRequestId, job: name }, async () => {
      log.info('job started');
      const result = await run(event);
      count('JobsDone', name);
      log.info('job done', { duration_ms: elapsedMs() });
      return result;
    });
}
