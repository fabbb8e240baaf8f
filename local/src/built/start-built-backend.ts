import { join } from 'node:path';
import { type Backend, startEvents, startStandIns } from '../backend-services.ts';
import { startEngine } from '../engines/start-engine.ts';
import type { BackendContext } from '../platform-options.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { socketApi } from '../sockets/socket-api.ts';
import { userPoolArn } from '../stand-ins/cognito/user-pool.ts';
import { openSecrets, type Secrets, secretIds } from '../stand-ins/secrets.ts';
import { startAccess } from './access/access-proxy.ts';
import { type Deployment, readDeployment } from './deployment.ts';
import { liveRequest } from './edge/edge.ts';
import { runSchedules } from './events/run-schedules.ts';
import { type BuiltInvoker, builtInvoker } from './functions/built-invoker.ts';
import type { DeployedFunction } from './functions/deployed-functions.ts';
import { functionLogs } from './functions/function-logs.ts';
import {
  addressReplacements,
  type LocalEndpoints,
  replacedNames,
} from './functions/lambda-environment.ts';
import { createDeployedTable, partitionKeysOf } from './template/create-deployed-table.ts';
import { deployedSecrets } from './template/deployed-secrets.ts';

export interface BuiltBackend extends Backend {
  deployment: Deployment;
  invoker: BuiltInvoker;
  /** The address of AWS for the functions. */
  access: string;
  /** Calls that the roles did not allow. */
  refusals: readonly string[];
}

interface Dependencies extends BackendContext {
  cdkOut: string;
}

/** Starts the backend with built functions: the same engines, the template's table, and the access proxy. */
export async function startBuiltBackend(dependencies: Dependencies): Promise<BuiltBackend> {
  const { folder, printer, closers, siteUrl, storage } = dependencies;
  const tableName = 'table' in storage ? storage.table : 'thali';
  const generated = deployedSecrets(folder);
  const deployment = readDeployment(dependencies.cdkOut, {
    table: tableName,
    secret: generated.of,
  });
  const { assembly, functions } = deployment;
  const engine = await startEngine(storage, tableName, closers, (client) =>
    createDeployedTable(client, assembly),
  );

  let wake = () => undefined as unknown;
  const localEndpoints = Promise.withResolvers<LocalEndpoints>();
  const invoker = builtInvoker({
    functions,
    endpoints: localEndpoints.promise,
    logs: functionLogs(join(folder, 'logs'), printer),
    afterEach: () => wake(),
  });
  closers.add(() => invoker.stop());
  const sockets = socketApi(deployment.sockets.routes, invoker, printer, (request) =>
    liveRequest(deployment.distribution, request),
  );
  const storedSecrets = await openSecrets(folder);
  const secrets = {
    ...storedSecrets,
    ...razorpayKeys(functions, storedSecrets),
    ...generated.all(assembly),
  };
  const shared = { ...dependencies, engine, tableName, invoker };
  const { queues, endpoints, ...standIns } = await startStandIns({
    ...shared,
    sockets,
    secrets,
    triggers: deployment.triggers,
    connectionsPath: '',
  });
  const buckets = assembly.ofType('AWS::S3::Bucket').map(({ ref }) => ref);
  const access = await startAccess({
    functions,
    services: endpoints,
    names: {
      keys: partitionKeysOf(assembly),
      socketApi: deployment.sockets.id,
      buckets,
      userPoolArn,
    },
    printer,
    closers,
  });
  const connections = access.address;
  const replacements = addressReplacements(
    { ...endpoints, connections, siteUrl },
    { socketApi: deployment.sockets.id, domain: deployment.distribution.domain, buckets },
  );
  printer.line(`Local addresses in: ${replacedNames(functions, replacements).join(', ')}`);
  localEndpoints.resolve({ replacements, aws: access.address });
  await seedDemo(engine, tableName, endpoints.aws);

  const events = await startEvents({
    ...shared,
    queues,
    consumers: deployment.consumers,
    consumedQueues: deployment.queues,
    startJobs: () => runSchedules(deployment.schedules, engine.state, invoker, printer),
  });
  wake = events.wake;
  const { jobs, failures } = events;
  return {
    deployment,
    engine,
    tableName,
    invoker,
    sockets,
    ...standIns,
    endpoints,
    jobs,
    failures,
    access: access.address,
    refusals: access.refusals,
  };
}

/** The keys of the Razorpay stand-in, under the ids of the deployed secret. */
function razorpayKeys(functions: readonly DeployedFunction[], localSecrets: Secrets): Secrets {
  const ids = functions.flatMap(({ environment }) => environment.RAZORPAY_SECRET_ID ?? []);
  return Object.fromEntries(ids.map((id) => [id, localSecrets[secretIds.razorpay] ?? '']));
}
