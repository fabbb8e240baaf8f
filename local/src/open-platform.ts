import { join } from 'node:path';
import type { Backend } from './backend-services.ts';
import { type Closers, createClosers } from './closers.ts';
import { folderFor } from './data-folder/open-data-folder.ts';
import { type GatewayHandlers, gateway } from './gateway/gateway.ts';
import { openPort } from './gateway/open-port.ts';
import type { HistoryLoading } from './history/load-history.ts';
import { localRoutes } from './local-routes.ts';
import type { BackendContext, Platform, PlatformOptions } from './platform-options.ts';
import { createPrinter, type Printer } from './printer.ts';
import { repositoryRoot } from './repository-root.ts';

/** A backend, and the gateway's parts in front of it. */
interface BackendWithGateway<B extends Backend> {
  backend: B;
  gatewayHandlers(): Promise<
    Pick<GatewayHandlers, 'api' | 'pictures' | 'site' | 'pages' | 'siteSocket'>
  >;
}

/**
 * Opens a platform around the backend that `build` creates: port, data folder, demo history, `/__local`.
 * @throws StartFailure for an error that the user can fix
 */
export async function openPlatform<B extends Backend>(
  options: Omit<PlatformOptions, 'site'>,
  build: (context: BackendContext) => Promise<BackendWithGateway<B>>,
): Promise<{ platform: Platform; backend: B }> {
  const closers = createClosers();
  try {
    return await open(options, build, closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function open<B extends Backend>(
  options: Omit<PlatformOptions, 'site'>,
  build: (context: BackendContext) => Promise<BackendWithGateway<B>>,
  closers: Closers,
): Promise<{ platform: Platform; backend: B }> {
  const { database } = options;
  const printer = createPrinter({ quiet: options.quiet ?? false });
  const listener = await openPort(options.port, closers);
  const folder = await folderFor(options, closers);
  printer.line(`Data in ${folder}`);
  const storage = database === 'memory' ? { inMemory: true as const } : (database ?? { folder });
  const { backend, gatewayHandlers } = await build({
    folder,
    storage,
    siteUrl: listener.url,
    printer,
    closers,
  });
  const { engine, tableName, endpoints, jobs, sockets } = backend;
  closers.add(() => sockets.close());
  // The backend's modules create AWS clients, which read the environment while they load.
  const history = options.history ? await import('./history/load-history.ts') : undefined;
  const isNew = await history?.beginHistory(engine, tableName);
  const parts = { ...(await gatewayHandlers()), ...localHandlers(backend) };
  listener.serve(await gateway(parts, printer));
  // On a deployed platform, the job runs each night. The forecasts need the figures only, so they are ready at once.
  const learn = () => jobs.runNow('retrain-forecasts');
  if (isNew) void learn();
  const platform = {
    url: listener.url,
    port: listener.port,
    tableName,
    endpoints,
    engineEnded: engine.dynamo.ended,
    historyLoaded: history
      ? finishHistory(history.loadHistory(engine, tableName), learn, printer, closers)
      : Promise.resolve(),
    stop: () => closers.closeAll(),
  };
  return { platform, backend };
}

/** The live connection, and the parts without a deployed counterpart: `/__local` and the demo's pictures. */
function localHandlers({ outbox, failures, jobs, sockets, endpoints }: Backend) {
  const { razorpay } = endpoints;
  return {
    local: localRoutes({ outbox: outbox.newest, failures, razorpay, runJob: jobs.runNow }),
    demoFolder: join(repositoryRoot, 'local', 'assets', 'demo'),
    socket: sockets.upgrade,
  };
}

/** @param learn  learns the waiting times from the loaded orders */
async function finishHistory(
  loading: HistoryLoading,
  learn: () => Promise<unknown>,
  printer: Printer,
  closers: Closers,
): Promise<void> {
  closers.add(() => loading.stop());
  try {
    if (await loading.done) await learn();
  } catch (error) {
    printer.problem("The demo's past orders could not be loaded", error);
  }
}
