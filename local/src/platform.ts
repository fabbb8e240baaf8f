import { catchAllRoutes, httpRoutes } from '@thali/functions/routes/route-table';
import type { CatchAllRoute } from '@thali/functions/routes/route-types';
import { picturePolicy } from '@thali/shared/pictures/picture-headers';
import { startBackend } from './backend.ts';
import { send, sendText } from './gateway/answer.ts';
import { contentTypeOf } from './gateway/content-types.ts';
import { httpApi, invokeRoute, type Respond } from './gateway/http-api.ts';
import type { Invoker } from './lambda/invoker.ts';
import { openPlatform } from './open-platform.ts';
import type { Platform, PlatformOptions } from './platform-options.ts';
import type { Printer } from './printer.ts';
import { openSite, siteFolder } from './site/open-site.ts';
import type { PictureFiles } from './stand-ins/pictures/picture-files.ts';

/**
 * Starts the whole platform in this process, with the deployed route table and handlers. A process can run only one
 * platform, because the handlers read their addresses from the environment.
 * @throws StartFailure for an error that the user can fix
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { inactivity, razorpay: hasRazorpayKeys, hasNoBackgroundWork } = options;
  const { platform } = await openPlatform(options, async (context) => {
    const { printer } = context;
    const [site, backend] = await Promise.all([
      openSite(options, printer),
      startBackend({
        ...context,
        siteFolder: siteFolder(options.site),
        inactivity,
        hasRazorpayKeys,
        hasNoBackgroundWork,
      }),
    ]);
    const gatewayHandlers = async () => ({
      api: httpApi(httpRoutes, backend.invoker, printer),
      pictures: servePictures(backend.pictures),
      site: site.respond,
      pages: sitePages(catchAllRoutes, backend.invoker, printer),
      siteSocket: site.upgrade,
    });
    return { backend, gatewayHandlers };
  });
  return platform;
}

/** Only the edge caches a page. A browser requests the page each time. */
const edgeHeaders = (originHeaders: Record<string, string>) => ({
  ...originHeaders,
  'cache-control': 'no-cache',
});

/** Answers each path without a file with a page from the `documents` function, as CloudFront does. */
function sitePages(routes: readonly CatchAllRoute[], invoker: Invoker, printer: Printer): Respond {
  const route = routes.find(({ answers }) => answers === 'documents');
  if (!route) throw new Error('The route table has no documents');
  const { routeKey, fn } = route;
  return (request, response, url) =>
    invokeRoute(
      { routeKey, fn, pathParameters: {} },
      { request, response, url, edgeHeaders, isCompressed: true },
      { invoker, printer },
    );
}

/** Serves the published folder of the picture store, as the edge does. */
function servePictures(files: PictureFiles): Respond {
  return async (request, response, url) => {
    request.resume();
    const key = url.pathname.slice(1);
    const bytes = /^pictures\/[\w-]+\/[\w-]+\.\w+$/.test(key) ? await files.read(key) : undefined;
    if (!bytes) return sendText(response, 404, 'Not found');
    const headers = {
      'content-type': contentTypeOf(key),
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-security-policy': picturePolicy,
    };
    send(response, 200, headers, bytes);
  };
}
