import {
  cognitoTriggers,
  queueConsumers,
  scheduledJobs,
  socketRoutes,
  streamConsumers,
} from '@thali/functions/routes/route-table';
import { enforceAccess } from './access/enforce-access.ts';
import { type Engine, startEngine } from './engines/start-engine.ts';
import { keepSweeping } from './engines/sweep-expired.ts';
import { closeServer, listenOnLoopback } from './gateway/listen.ts';
import {
  grantTargets,
  knownResources,
  queueUrl,
  setHandlerEnvironment,
  socketStage,
} from './handler-environment.ts';
import { isHistoric } from './history/history-mark.ts';
import { createInvoker, type Invoker } from './lambda/invoker.ts';
import type { BackendContext, Platform } from './platform-options.ts';
import { consumeQueues } from './queues/consume-queue.ts';
import { type JobRunner, runJobs } from './schedule/run-jobs.ts';
import { seedDemo } from './seed/seed-demo.ts';
import { managementApi } from './sockets/management-api.ts';
import { type SocketApi, socketApi } from './sockets/socket-api.ts';
import { type Outbox, openOutbox } from './stand-ins/outbox.ts';
import type { PictureFiles } from './stand-ins/pictures/picture-files.ts';
import { startPictureStore } from './stand-ins/pictures/start-picture-store.ts';
import { startPushService } from './stand-ins/push-service.ts';
import { startRazorpay } from './stand-ins/razorpay/start-razorpay.ts';
import { openSecrets } from './stand-ins/secrets.ts';
import { openQueues } from './stand-ins/sqs.ts';
import { startAwsServices } from './stand-ins/start-aws-services.ts';
import { openFailures } from './streams/failures.ts';
import { startConsumers } from './streams/start-consumers.ts';

export interface Backend {
  engine: Engine;
  tableName: string;
  invoker: Invoker;
  sockets: SocketApi;
  jobs: JobRunner;
  outbox: Outbox;
  failures(): unknown[];
  pictures: PictureFiles;
  endpoints: Platform['endpoints'];
}

interface Needs extends BackendContext {
  siteFolder: string;
  inactivity: string | undefined;
  hasRazorpayKeys: boolean | undefined;
  isStill: boolean | undefined;
}

/** Everything behind the gateway: database, stand-ins, handlers, stream consumers, schedules. */
export async function startBackend(needs: Needs): Promise<Backend> {
  const { folder, printer, closers } = needs;
  let poke = () => undefined as unknown;
  const invoker = createInvoker(() => poke());
  const outbox = await openOutbox(folder, printer);
  const failures = await openFailures(folder);
  const tableName = 'table' in needs.storage ? needs.storage.table : 'thali';
  const engine = await startEngine(needs.storage, tableName, closers);
  const { client: dynamo, state } = engine;
  const endpoint = engine.dynamo.endpoint;

  const sockets = socketApi(socketRoutes, invoker, printer);
  const management = managementApi(sockets.connections);
  const secrets = await openSecrets(folder);
  const queues = openQueues();
  const pictures = await startPictureStore(folder, closers);
  const shared = { folder, state, secrets, invoker, outbox, printer, closers };
  const endpoints = {
    dynamo: endpoint,
    aws: await startAwsServices({
      ...shared,
      queues,
      dynamoEndpoint: endpoint,
      table: tableName,
      triggers: cognitoTriggers,
    }),
    connections: `http://127.0.0.1:${await listenOnLoopback(management)}/${socketStage}`,
    razorpay: await startRazorpay({ ...shared, siteUrl: needs.siteUrl }),
    push: await startPushService(closers),
    pictures: pictures.address,
  };
  closers.add(() => closeServer(management));
  setHandlerEnvironment({
    ...endpoints,
    table: tableName,
    site: needs.siteUrl,
    documents: needs.siteFolder,
    inactivity: needs.inactivity,
    hasRazorpayKeys: needs.hasRazorpayKeys,
  });
  await enforceAccess(grantTargets(tableName), knownResources());
  await seedDemo(engine, tableName, endpoints.aws);
  for (const problem of await invoker.loadAll()) printer.problem(problem);

  const around = {
    dynamo,
    endpoint,
    table: tableName,
    state,
    invoker,
    failures,
    printer,
    isIgnored: isHistoric,
  };
  const consumers = await startConsumers(around, needs.isStill ? [] : streamConsumers);
  poke = consumers.poke;
  closers.add(() => consumers.stop());
  const taken = needs.isStill ? [] : queueConsumers;
  const queued = taken.map((one) => ({ ...one, url: queueUrl(endpoints.aws, one.queue) }));
  const queueLoop = consumeQueues(queued, { queues, invoker, failures, printer });
  closers.add(() => queueLoop.stop());
  const jobs = runJobs(needs.isStill ? [] : scheduledJobs, state, invoker, printer);
  closers.add(() => jobs.stop());
  if (!needs.isStill) keepSweeping(engine.documents, tableName, closers);
  closers.add(() => invoker.settle());
  return {
    engine,
    tableName,
    invoker,
    sockets,
    jobs,
    outbox,
    failures: failures.newest,
    pictures: pictures.files,
    endpoints,
  };
}
