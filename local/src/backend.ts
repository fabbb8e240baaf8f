import {
  cognitoTriggers,
  queueConsumers,
  scheduledJobs,
  socketRoutes,
  streamConsumers,
} from '@thali/functions/routes/route-table';
import { enforceAccess } from './access/enforce-access.ts';
import { type Backend, startEvents, startStandIns } from './backend-services.ts';
import { startEngine } from './engines/start-engine.ts';
import {
  grantTargets,
  queueUrl,
  resourceNames,
  setHandlerEnvironment,
  socketStage,
} from './handler-environment.ts';
import { createInvoker } from './lambda/invoker.ts';
import type { BackendContext } from './platform-options.ts';
import { runJobs } from './schedule/run-jobs.ts';
import { socketApi } from './sockets/socket-api.ts';
import { openSecrets } from './stand-ins/secrets.ts';

interface Dependencies extends BackendContext {
  siteFolder: string;
  inactivity: string | undefined;
  hasRazorpayKeys: boolean | undefined;
  hasNoBackgroundWork: boolean | undefined;
}

/** The backend that runs the handlers of the route table in this process. */
export async function startBackend(dependencies: Dependencies): Promise<Backend> {
  const { folder, printer, closers, hasNoBackgroundWork } = dependencies;
  let wake = () => undefined as unknown;
  const writes = trackWrites();
  const invoker = createInvoker(() => writes.hadWrites() && wake());
  const tableName = 'table' in dependencies.storage ? dependencies.storage.table : 'thali';
  const engine = await startEngine(dependencies.storage, tableName, closers);
  const sockets = socketApi(socketRoutes, invoker, printer);
  const secrets = await openSecrets(folder);
  const shared = { ...dependencies, engine, tableName, invoker };
  const { queues, endpoints, ...standIns } = await startStandIns({
    ...shared,
    sockets,
    secrets,
    triggers: cognitoTriggers,
    connectionsPath: `/${socketStage}`,
  });
  setHandlerEnvironment({
    ...endpoints,
    table: tableName,
    site: dependencies.siteUrl,
    documents: dependencies.siteFolder,
    inactivity: dependencies.inactivity,
    hasRazorpayKeys: dependencies.hasRazorpayKeys,
  });
  await enforceAccess(grantTargets(tableName), resourceNames());
  await writes.watch();
  // The seed's modules create AWS clients, which read the environment while they load.
  const { seedDemo } = await import('./seed/seed-demo.ts');
  await seedDemo(engine, tableName, endpoints.aws);
  for (const problem of await invoker.loadAll()) printer.problem(problem);

  const events = await startEvents({
    ...shared,
    queues,
    consumers: hasNoBackgroundWork ? [] : streamConsumers,
    consumedQueues: (hasNoBackgroundWork ? [] : queueConsumers).map((consumer) => ({
      ...consumer,
      url: queueUrl(endpoints.aws, consumer.queue),
    })),
    startJobs: () =>
      runJobs(hasNoBackgroundWork ? [] : scheduledJobs, engine.state, invoker, printer),
  });
  wake = events.wake;
  const { jobs, failures } = events;
  return { engine, tableName, invoker, sockets, ...standIns, endpoints, jobs, failures };
}

/** Tracks whether handlers have written to the table. Without a write, the stream has nothing new. */
function trackWrites() {
  let hasWritten = false;
  return {
    watch: async () => {
      const { table } = await import('@thali/functions/table/table-client');
      table.middlewareStack.add(
        (next, { commandName = '' }) =>
          async (args) => {
            const answer = await next(args);
            if (/Put|Update|Delete|Write/.test(commandName)) hasWritten = true;
            return answer;
          },
        { step: 'initialize', name: 'trackWrites', override: true },
      );
    },
    /** Whether there was a write since the last call. */
    hadWrites: () => {
      const result = hasWritten;
      hasWritten = false;
      return result;
    },
  };
}
