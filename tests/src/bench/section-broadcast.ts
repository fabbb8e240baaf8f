import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { type FakeGateway, startFakeGateway } from '@thali/functions/live/fake-gateway';
import { menuChange, newOrder } from '@thali/functions/live/sample-record';
import { streamConsumers } from '@thali/functions/routes/stream-consumers';
import { audiences } from '@thali/functions/table/audiences';
import { keys } from '@thali/functions/table/keys';
import { type Closers, createClosers } from '@thali/local/closers';
import { type Engine, startEngine } from '@thali/local/engines/start-engine';
import { closeServer, listenOnLoopback } from '@thali/local/gateway/listen';
import { setHandlerEnvironment } from '@thali/local/handler-environment';
import { writeRows } from '@thali/local/seed/write-rows';
import { awsServer } from '@thali/local/stand-ins/aws-server';
import { openQueues } from '@thali/local/stand-ins/sqs';
import type { DynamoDBStreamEvent } from 'aws-lambda';
import type { BroadcastRun } from './broadcast-worker.ts';
import { milliseconds, printNote, printTable } from './print.ts';

const table = 'thali';
/** The handler needs these addresses but never calls them. */
const unusedUrl = 'http://127.0.0.1:9';
const answerMs = 15;
const processorShares = [0.3, 1];
const viewerCounts = [1000, 5000, 20_000];
const warmUp = 100;

/** Broadcasts a changed menu to many viewers, with a new order behind it in the same batch. */
export async function benchBroadcast(): Promise<void> {
  const closers = createClosers();
  try {
    const engine = await startEngine({ inMemory: true }, table, closers);
    const gateway = await startFakeGateway();
    closers.add(gateway.stop);
    setHandlerEnvironment({
      dynamo: engine.dynamo.endpoint,
      connections: gateway.url,
      table,
      aws: await startQueue(closers),
      site: unusedUrl,
      razorpay: unusedUrl,
      push: unusedUrl,
      pictures: unusedUrl,
    });
    for (const viewers of [warmUp, ...viewerCounts]) await addMembers(engine, viewers);
    const rows: (string | number)[][] = [];
    for (const share of processorShares) {
      for (const viewers of viewerCounts) rows.push(await measure(gateway, viewers, share));
    }
    printTable(
      `A changed menu, each post answered after ${answerMs} ms`,
      [
        'viewers, processors',
        'reached',
        'posts',
        'versions',
        'runs',
        'all',
        'order',
        'CPU per post',
      ],
      rows,
    );
    printNote(
      'order: time until the frame of the order, which is behind the menu in the same batch',
    );
    printNote('Lambda gives a whole processor at 1,769 MB. The connections here have no TLS.');
  } finally {
    await closers.closeAll();
  }
}

async function measure(gateway: FakeGateway, viewers: number, share: number) {
  const lambda = fork(new URL('./broadcast-worker.ts', import.meta.url));
  await once(lambda, 'message');
  const { pid } = lambda;
  const throttle =
    share < 1 &&
    new Worker(new URL('./throttle-process.ts', import.meta.url), { workerData: { pid, share } });
  try {
    await deliver(lambda, warmUp);
    let orderAt = Number.NaN;
    Object.assign(gateway, { delivered: [], posts: 0 });
    gateway.answer = (connectionId) => {
      if (connectionId === screen) orderAt = performance.now();
      return { status: 200, afterMs: answerMs };
    };
    const startedAt = performance.now();
    const { runs, cpuMs } = await deliver(lambda, viewers);
    const all = performance.now() - startedAt;
    const menus = gateway.delivered.filter(({ frame }) => frame.event === 'menu:update');
    return [
      `${viewers.toLocaleString('en-IN')}, ${share.toFixed(1)}`,
      new Set(menus.map(({ connectionId }) => connectionId)).size,
      gateway.posts - 1,
      new Set(menus.map(({ frame }) => frame.data.menu_version)).size,
      runs,
      seconds(all),
      seconds(orderAt - startedAt),
      milliseconds(cpuMs / gateway.posts),
    ];
  } finally {
    if (throttle) await throttle.terminate();
    lambda.kill('SIGKILL');
  }
}

/** Repeats the event while a record fails, as Lambda does. */
async function deliver(lambda: ChildProcess, viewers: number) {
  const event = changeWithOrder(viewers);
  const attempts = 1 + streamConsumers[0].retryAttempts;
  let cpuMs = 0;
  for (let runs = 1; ; runs += 1) {
    lambda.send(event);
    const [run]: [BroadcastRun] = (await once(lambda, 'message')) as [BroadcastRun];
    cpuMs += run.cpuMs;
    if (run.failed === 0 || runs === attempts) return { runs, cpuMs };
  }
}

function seconds(ms: number): string {
  return `${(ms / 1000).toFixed(1)} s`;
}

/** Serves the alarm queue, because new orders send to it. */
async function startQueue(closers: Closers): Promise<string> {
  const byTarget = { AmazonSQS: openQueues().operations };
  const server = awsServer({ byTarget, byPath: {}, documents: {} });
  closers.add(() => closeServer(server));
  return `http://127.0.0.1:${await listenOnLoopback(server)}`;
}

/** Connection id of the kitchen's only screen. */
const screen = 'screen';
const vendorOf = (viewers: number) => `BENCH${String(viewers).padStart(5, '0')}`;

/** Adds a vendor with `viewers` open menus and one kitchen screen. */
async function addMembers({ documents }: Engine, viewers: number): Promise<void> {
  const expiresAt = Math.floor(Date.now() / 1000) + 7200;
  const vendorId = vendorOf(viewers);
  const members = Array.from({ length: viewers }, (_, index) =>
    keys.audience(audiences.menu(vendorId), `viewer-${index}`),
  );
  members.push(keys.audience(audiences.staff(vendorId), screen));
  await writeRows(
    documents,
    table,
    members.map((key) => ({ ...key, expiresAt })),
  );
}

function changeWithOrder(viewers: number): DynamoDBStreamEvent {
  const vendorId = vendorOf(viewers);
  return { Records: [menuChange(vendorId), newOrder(vendorId)] };
}
