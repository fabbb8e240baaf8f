import { catchAllRoutes, httpRoutes } from '@thali/functions/routes/route-table';
import { startBackend } from './backend.ts';
import { httpApi } from './gateway/http-api.ts';
import { sitePages } from './gateway/site-pages.ts';
import { openPlatform } from './open-platform.ts';
import type { Platform, PlatformOptions } from './platform-options.ts';
import { openSite, siteFolder } from './site/open-site.ts';
import { servePictures } from './stand-ins/pictures/serve-pictures.ts';

/**
 * The whole platform in this process, out of the same route table and handlers as deployed. One per
 * process at a time: the handlers read their addresses from the environment.
 * @throws StartFailure for what a person can put right
 */
export async function startPlatform(options: PlatformOptions): Promise<Platform> {
  const { inactivity, razorpay: hasRazorpayKeys, isStill } = options;
  const { platform } = await openPlatform(options, async (context) => {
    const { printer } = context;
    const [site, backend] = await Promise.all([
      openSite(options, printer),
      startBackend({
        ...context,
        siteFolder: siteFolder(options.site),
        inactivity,
        hasRazorpayKeys,
        isStill,
      }),
    ]);
    const answers = async () => ({
      api: httpApi(httpRoutes, backend.invoker, printer),
      pictures: servePictures(backend.pictures),
      site: site.respond,
      pages: sitePages(catchAllRoutes, backend.invoker, printer),
      siteSocket: site.upgrade,
    });
    return { backend, answers };
  });
  return platform;
}
