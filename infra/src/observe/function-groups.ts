import { accessOf } from '@thali/functions/routes/access-of';
import { functionSettings } from '@thali/functions/routes/function-settings';
import {
  catchAllRoutes,
  cognitoTriggers,
  httpRoutes,
  queueConsumers,
  scheduledJobs,
  socketRoutes,
  streamConsumers,
} from '@thali/functions/routes/route-table';
import type { FunctionName, ScheduledJob } from '@thali/functions/routes/route-types';

export const allFunctions = Object.keys(functionSettings) as FunctionName[];

/** Those that somebody waits for. */
export const answering = among([
  ...httpRoutes,
  ...catchAllRoutes,
  ...socketRoutes,
  ...cognitoTriggers,
]);

const jobs: readonly ScheduledJob[] = scheduledJobs;
/** Those that run by themselves, and nobody waits for. */
export const background = among([
  ...jobs.filter(({ expression }) => expression),
  ...streamConsumers,
  ...queueConsumers,
]);

/** Those whose routes may do something. */
export function functionsWith(
  has: (access: ReturnType<typeof accessOf>) => boolean,
): FunctionName[] {
  return allFunctions.filter((fn) => has(accessOf(fn)));
}

function among(routes: readonly { fn: FunctionName }[]): FunctionName[] {
  return allFunctions.filter((name) => routes.some(({ fn }) => fn === name));
}
