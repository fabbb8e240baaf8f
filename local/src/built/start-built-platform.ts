import { join } from 'node:path';
import { type Closers, createClosers } from '../closers.ts';
import { folderFor } from '../data-folder/folder-for.ts';
import { frontDoor } from '../gateway/front-door.ts';
import { type Gateway, gateway } from '../gateway/gateway.ts';
import { localRoutes } from '../gateway/local-routes.ts';
import { beginHistory, loadHistory } from '../history/load-history.ts';
import type { Platform, PlatformOptions } from '../platform-options.ts';
import { createPrinter, type Printer } from '../printer.ts';
import { repositoryRoot } from '../repository-root.ts';
import { edge, isOf } from './edge/edge.ts';
import { siteBucket } from './edge/site-bucket.ts';
import type { BuiltInvoker } from './functions/built-invoker.ts';
import { type BuiltBackend, startBuiltBackend } from './start-built-backend.ts';
import { synthesize } from './synthesize.ts';

export interface BuiltOptions extends Omit<PlatformOptions, 'site'> {
  /** What `cdk synth` wrote; left out, it is synthesized with the choices of these options. */
  cdkOut?: string | undefined;
}

export interface BuiltPlatform extends Platform {
  /** Where the functions find AWS, behind their roles. */
  aws: string;
  /** What the functions asked of AWS and their roles did not allow. */
  refusals: readonly string[];
  started: BuiltInvoker['started'];
}

/**
 * The platform as it would be deployed: the built bundles under the environment, the routes, the roles and
 * the edge of the templates, on the engines of this machine.
 * @throws StartFailure for what a person can put right
 */
export async function startBuiltPlatform(options: BuiltOptions): Promise<BuiltPlatform> {
  const closers = createClosers();
  try {
    return await open(options, closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function open(options: BuiltOptions, closers: Closers): Promise<BuiltPlatform> {
  const { database, inactivity, razorpay = false } = options;
  const printer = createPrinter({ quiet: options.quiet ?? false });
  const door = await frontDoor(options.port, closers);
  const folder = await folderFor(options, closers);
  printer.line(`Data in ${folder}`);
  const cdkOut = options.cdkOut ?? (await synthesize({ razorpay, inactivity }));
  printer.line(`Deployed from ${cdkOut}`);
  const backend = await startBuiltBackend({
    cdkOut,
    folder,
    storage: database === 'memory' ? { inMemory: true } : (database ?? { folder }),
    siteUrl: door.url,
    printer,
    closers,
  });
  const { engine, tableName, endpoints, jobs } = backend;
  closers.add(() => backend.sockets.close());
  const isNew = options.history && (await beginHistory(engine, tableName));
  door.open(await gatewayTo(backend, printer));
  if (isNew) void jobs.runNow('retrain-forecasts');
  return {
    url: door.url,
    port: door.port,
    tableName,
    endpoints,
    engineEnded: engine.dynamo.ended,
    historyLoaded: options.history ? startHistory(backend, printer, closers) : Promise.resolve(),
    stop: () => closers.closeAll(),
    aws: backend.access,
    refusals: backend.refusals,
    started: backend.invoker.started,
  };
}

function startHistory({ engine, tableName }: BuiltBackend, printer: Printer, closers: Closers) {
  const loading = loadHistory(engine, tableName);
  closers.add(() => loading.stop());
  return loading.done.catch((error: unknown) => {
    printer.problem("The demo's past orders could not be loaded", error);
  });
}

/** The demo's pictures and `/__local` stand beside the edge: no deployment has them. */
async function gatewayTo(backend: BuiltBackend, printer: Printer): Promise<Gateway> {
  const { deployment, invoker, sockets, jobs, outbox, failures } = backend;
  const { distribution, http } = deployment;
  const bucket = await siteBucket(deployment.assembly);
  const respond = edge({ distribution, http, bucket, invoker, printer });
  const path = `/${deployment.sockets.stage}`;
  const live = distribution.behaviors.find(({ fits }) => fits(path));
  if (!live || !isOf(deployment.sockets, live)) throw new Error(`The edge leads ${path} elsewhere`);
  return gateway(
    {
      api: respond,
      local: localRoutes({ outbox: outbox.newest, failures, runJob: jobs.runNow }),
      demoFolder: join(repositoryRoot, 'local', 'assets', 'demo'),
      site: async () => false,
      pages: respond,
      socket: sockets.upgrade,
    },
    printer,
  );
}
