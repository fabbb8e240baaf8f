import { join } from 'node:path';
import type { Backend } from '../backend.ts';
import { keepSweeping } from '../engines/sweep-expired.ts';
import { closeServer, listenOnLoopback } from '../gateway/listen.ts';
import { isHistoric } from '../history/history-mark.ts';
import type { BackendContext } from '../platform-options.ts';
import { consumeQueues } from '../queues/consume-queue.ts';
import { seedDemo } from '../seed/seed-demo.ts';
import { managementApi } from '../sockets/management-api.ts';
import { socketApi } from '../sockets/socket-api.ts';
import { userPoolArn } from '../stand-ins/cognito/user-pool.ts';
import { openOutbox } from '../stand-ins/outbox.ts';
import { startPictureStore } from '../stand-ins/pictures/start-picture-store.ts';
import { startPushService } from '../stand-ins/push-service.ts';
import { startRazorpay } from '../stand-ins/razorpay/start-razorpay.ts';
import { openSecrets, type Secrets, secretIds } from '../stand-ins/secrets.ts';
import { openQueues } from '../stand-ins/sqs.ts';
import { startAwsServices } from '../stand-ins/start-aws-services.ts';
import { openFailures } from '../streams/failures.ts';
import { startConsumers } from '../streams/start-consumers.ts';
import { startAccess } from './access/access-proxy.ts';
import { type Deployment, readDeployment } from './deployment.ts';
import { detoursTo } from './detours-to.ts';
import { liveRequest } from './edge/edge.ts';
import { runSchedules } from './events/run-schedules.ts';
import { type BuiltInvoker, builtInvoker } from './functions/built-invoker.ts';
import type { DeployedFunction } from './functions/deployed-functions.ts';
import { functionLogs } from './functions/function-logs.ts';
import { detouredNames, type Surroundings } from './functions/lambda-environment.ts';
import { startDeployedEngine } from './start-deployed-engine.ts';
import { partitionKeysOf } from './template/create-deployed-table.ts';
import { deployedSecrets } from './template/deployed-secrets.ts';

export interface BuiltBackend extends Backend {
  deployment: Deployment;
  invoker: BuiltInvoker;
  /** Where the functions find AWS. */
  access: string;
  /** What the functions' roles did not allow. */
  refusals: readonly string[];
}

interface Needs extends BackendContext {
  cdkOut: string;
}

/** The same engines as behind the sources, with the template's table, and before them the built functions. */
export async function startBuiltBackend(needs: Needs): Promise<BuiltBackend> {
  const { folder, printer, closers, siteUrl, storage } = needs;
  const table = 'table' in storage ? storage.table : 'thali';
  const made = deployedSecrets(folder);
  const deployment = readDeployment(needs.cdkOut, { table, secret: made.of });
  const { assembly, functions } = deployment;
  const engine = await startDeployedEngine(storage, assembly, closers);
  const { state } = engine;

  let poke = () => undefined as unknown;
  const surroundings = Promise.withResolvers<Surroundings>();
  const invoker = builtInvoker({
    functions,
    surroundings: surroundings.promise,
    logs: functionLogs(join(folder, 'logs'), printer),
    afterEach: () => poke(),
  });
  closers.add(() => invoker.stop());
  const outbox = await openOutbox(folder, printer);
  const failures = await openFailures(folder);
  const sockets = socketApi(deployment.sockets.routes, invoker, printer, (request) =>
    liveRequest(deployment.distribution, request),
  );
  const management = managementApi(sockets.connections);
  closers.add(() => closeServer(management));
  const own = await openSecrets(folder);
  const secrets = {
    ...own,
    ...razorpayKeys(functions, own),
    ...made.all(assembly),
  };
  const queues = openQueues();
  const pictures = await startPictureStore(folder, closers);
  const shared = { folder, state, secrets, invoker, outbox, printer, closers };
  const dynamo = engine.dynamo.endpoint;
  const { triggers } = deployment;
  const endpoints = {
    dynamo,
    aws: await startAwsServices({ ...shared, queues, dynamoEndpoint: dynamo, table, triggers }),
    connections: `http://127.0.0.1:${await listenOnLoopback(management)}`,
    razorpay: await startRazorpay({ ...shared, siteUrl }),
    push: await startPushService(closers),
    pictures: pictures.address,
  };
  const buckets = assembly.ofType('AWS::S3::Bucket').map(({ ref }) => ref);
  const access = await startAccess({
    functions,
    services: endpoints,
    known: {
      keys: partitionKeysOf(assembly),
      socketApi: deployment.sockets.id,
      buckets,
      userPoolArn,
    },
    printer,
    closers,
  });
  const connections = access.address;
  const detours = detoursTo(
    { ...endpoints, connections, siteUrl },
    { socketApi: deployment.sockets.id, domain: deployment.distribution.domain, buckets },
  );
  printer.line(`Led here instead of to AWS: ${detouredNames(functions, detours).join(', ')}`);
  surroundings.resolve({ detours, aws: access.address });
  await seedDemo(engine, table, endpoints.aws);

  const around = { endpoint: dynamo, table, state, invoker, failures, printer };
  const consumers = await startConsumers(
    { ...around, dynamo: engine.client, isIgnored: isHistoric },
    deployment.consumers,
  );
  poke = consumers.poke;
  closers.add(() => consumers.stop());
  const queueLoop = consumeQueues(deployment.queues, { queues, invoker, failures, printer });
  closers.add(() => queueLoop.stop());
  const jobs = runSchedules(deployment.schedules, state, invoker, printer);
  closers.add(() => jobs.stop());
  keepSweeping(engine.documents, table, closers);
  closers.add(() => invoker.settle());
  return {
    deployment,
    engine,
    tableName: table,
    invoker,
    sockets,
    jobs,
    outbox,
    failures: failures.newest,
    pictures: pictures.files,
    endpoints,
    access: access.address,
    refusals: access.refusals,
  };
}

/** The stand-in's keys, where the operator of this deployment put those of Razorpay. */
function razorpayKeys(functions: readonly DeployedFunction[], own: Secrets): Secrets {
  const ids = functions.flatMap(({ environment }) => environment.RAZORPAY_SECRET_ID ?? []);
  return Object.fromEntries(ids.map((id) => [id, own[secretIds.razorpay] ?? '']));
}
