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

/** Functions with a waiting caller. */
export const answeringFunctions = functionsOf([
  ...httpRoutes,
  ...catchAllRoutes,
  ...socketRoutes,
  ...cognitoTriggers,
]);

const jobs: readonly ScheduledJob[] = scheduledJobs;
/** Functions that run in the background. */
export const backgroundFunctions = functionsOf([
  ...jobs.filter(({ expression }) => expression),
  ...streamConsumers,
  ...queueConsumers,
]);

/** The functions whose access fulfils a condition. */
export function functionsWith(
  matches: (access: ReturnType<typeof accessOf>) => boolean,
): FunctionName[] {
  return allFunctions.filter((fn) => matches(accessOf(fn)));
}

function functionsOf(routes: readonly { fn: FunctionName }[]): FunctionName[] {
  return allFunctions.filter((name) => routes.some(({ fn }) => fn === name));
}
