import { join } from 'node:path';
import { catchAllRoutes, httpRoutes } from '@thali/functions/routes/route-table';
import { type Backend, startBackend } from './backend.ts';
import { type Closers, createClosers } from './closers.ts';
import { folderFor } from './data-folder/folder-for.ts';
import { frontDoor } from './gateway/front-door.ts';
import { type Gateway, gateway } from './gateway/gateway.ts';
import { httpApi } from './gateway/http-api.ts';
import { localRoutes } from './gateway/local-routes.ts';
import { sitePages } from './gateway/site-pages.ts';
import { beginHistory, loadHistory } from './history/load-history.ts';
import type { Platform, PlatformOptions } from './platform-options.ts';
import { createPrinter, type Printer } from './printer.ts';
import { repositoryRoot } from './repository-root.ts';
import { openSite, type Site, siteFolder } from './site/open-site.ts';

/**
 * The whole platform in this process, out of the same route table and handlers as deployed. One per
 * process at a time: the handlers read their addresses from the environment.
 * @throws StartFailure for what a person can put right
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const closers = createClosers();
  try {
    return await open(options, closers);
  } catch (error) {
    await closers.closeAll();
    throw error;
  }
}

async function open(options: PlatformOptions, closers: Closers): Promise<Platform> {
  const printer = createPrinter({ quiet: options.quiet ?? false });
  const door = await frontDoor(options.port, closers);
  const folder = await folderFor(options, closers);
  printer.line(`Data in ${folder}`);
  const [site, backend] = await Promise.all([
    openSite(options.site, printer),
    startBackend({
      folder,
      storage:
        options.database === 'memory' ? { inMemory: true } : (options.database ?? { folder }),
      siteUrl: door.url,
      siteFolder: siteFolder(options.site),
      inactivity: options.inactivity,
      hasRazorpayKeys: options.razorpay,
      printer,
      closers,
    }),
  ]);
  closers.add(() => backend.sockets.close());
  const isNew = options.history && (await beginHistory(backend.engine, backend.tableName));
  door.open(await gatewayTo(backend, site, printer));
  // As the night before would have.
  if (isNew) void backend.jobs.runNow('retrain-forecasts');
  return {
    url: door.url,
    port: door.port,
    tableName: backend.tableName,
    endpoints: backend.endpoints,
    engineEnded: backend.engine.dynamo.ended,
    historyLoaded: options.history ? startHistory(backend, printer, closers) : Promise.resolve(),
    stop: () => closers.closeAll(),
  };
}

function startHistory(
  { engine, tableName }: Backend,
  printer: Printer,
  closers: Closers,
): Promise<void> {
  const loading = loadHistory(engine, tableName);
  closers.add(() => loading.stop());
  return loading.done.catch((error: unknown) => {
    printer.problem("The demo's past orders could not be loaded", error);
  });
}

function gatewayTo(backend: Backend, site: Site, printer: Printer): Promise<Gateway> {
  const { invoker, sockets, jobs, outbox, failures } = backend;
  return gateway(
    {
      api: httpApi(httpRoutes, invoker, printer),
      local: localRoutes({ outbox: outbox.newest, failures, runJob: jobs.runNow }),
      demoFolder: join(repositoryRoot, 'local', 'assets', 'demo'),
      site: site.respond,
      pages: sitePages(catchAllRoutes, invoker, printer),
      siteSocket: site.upgrade,
      socket: sockets.upgrade,
    },
    printer,
  );
}
