import type { CognitoTrigger, StreamConsumer } from '@thali/functions/routes/route-types';
import type { Engine } from './engines/start-engine.ts';
import { keepSweeping } from './engines/sweep-expired.ts';
import { serveOnLoopback } from './gateway/listen.ts';
import { isHistoric } from './history/history-mark.ts';
import type { Invoker } from './lambda/invoker.ts';
import type { BackendContext, Platform } from './platform-options.ts';
import { type ConsumedQueue, consumeQueues } from './queues/consume-queue.ts';
import type { JobRunner } from './schedule/run-jobs.ts';
import { demoIds } from './seed/demo-ids.ts';
import { managementApi } from './sockets/management-api.ts';
import type { SocketApi } from './sockets/socket-api.ts';
import { type Outbox, openOutbox } from './stand-ins/outbox.ts';
import type { PictureFiles } from './stand-ins/pictures/picture-files.ts';
import { startPictureStore } from './stand-ins/pictures/start-picture-store.ts';
import { startPushService } from './stand-ins/push-service.ts';
import { startRazorpay } from './stand-ins/razorpay/razorpay-server.ts';
import type { Secrets } from './stand-ins/secrets.ts';
import { openQueues, type Queues } from './stand-ins/sqs.ts';
import { startAwsServices } from './stand-ins/start-aws-services.ts';
import { startConsumers } from './streams/consume-stream.ts';
import { openFailures } from './streams/failures.ts';

/** The backend behind the gateway. */
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

interface StandInDependencies
  extends Pick<BackendContext, 'folder' | 'siteUrl' | 'printer' | 'closers'> {
  engine: Engine;
  invoker: Invoker;
  sockets: SocketApi;
  secrets: Secrets;
  triggers: readonly CognitoTrigger[];
  /** The path for posts to connections, such as `/ws`. */
  connectionsPath: string;
}

/** Starts the stand-ins for all AWS services except the database. */
export async function startStandIns(dependencies: StandInDependencies) {
  const { folder, siteUrl, printer, closers, engine, sockets } = dependencies;
  const outbox = await openOutbox(folder, printer);
  const queues = openQueues();
  const pictures = await startPictureStore(folder, closers);
  const connections = await serveOnLoopback(managementApi(sockets.connections), closers);
  const shared = { ...dependencies, state: engine.state, outbox };
  const endpoints = {
    dynamo: engine.dynamo.endpoint,
    aws: await startAwsServices({ ...shared, queues, users: engine.users }),
    connections: `${connections}${dependencies.connectionsPath}`,
    razorpay: await startRazorpay({ ...shared, siteUrl, demoVendorId: demoIds.vendor('demo') }),
    push: await startPushService(closers),
    pictures: pictures.address,
  };
  return { outbox, queues, pictures: pictures.files, endpoints };
}

interface EventDependencies extends Pick<BackendContext, 'folder' | 'printer' | 'closers'> {
  engine: Engine;
  tableName: string;
  invoker: Invoker;
  queues: Queues;
  consumers: readonly StreamConsumer[];
  consumedQueues: readonly ConsumedQueue[];
  startJobs(): JobRunner;
  /** Keeps expired rows. */
  hasNoBackgroundWork?: boolean | undefined;
}

/** Starts the background work: stream and queue consumers, schedules, and the sweep of expired rows. */
export async function startEvents(dependencies: EventDependencies) {
  const { folder, printer, closers, engine, tableName: table, invoker, queues } = dependencies;
  const failures = await openFailures(folder);
  const context = { invoker, failures, printer };
  const consumers = await startConsumers(
    {
      ...context,
      dynamo: engine.client,
      endpoint: engine.dynamo.endpoint,
      table,
      state: engine.state,
      isIgnored: isHistoric,
    },
    dependencies.consumers,
  );
  closers.add(() => consumers.stop());
  const queueLoop = consumeQueues(dependencies.consumedQueues, { ...context, queues });
  closers.add(() => queueLoop.stop());
  const jobs = dependencies.startJobs();
  closers.add(() => jobs.stop());
  if (!dependencies.hasNoBackgroundWork) keepSweeping(engine.documents, table, closers);
  closers.add(() => invoker.settle());
  return { jobs, failures: failures.newest, wake: consumers.wake };
}
