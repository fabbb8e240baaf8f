import { openPlatform } from '../open-platform.ts';
import type { Platform, PlatformOptions } from '../platform-options.ts';
import type { Printer } from '../printer.ts';
import { pictureBucket, siteBucket } from './edge/buckets.ts';
import { edge, isOriginOf } from './edge/edge.ts';
import type { BuiltInvoker } from './functions/built-invoker.ts';
import { type BuiltBackend, startBuiltBackend } from './start-built-backend.ts';
import { synthesize } from './synthesize.ts';

export interface BuiltOptions extends Omit<PlatformOptions, 'site'> {
  /** The output folder of `cdk synth`. By default, the start synthesises these options. */
  cdkOut?: string | undefined;
}

export interface BuiltPlatform extends Platform {
  /** The endpoint of AWS for functions, with access checks. */
  aws: string;
  /** Calls that the roles did not allow. */
  refusals: readonly string[];
  started: BuiltInvoker['started'];
}

/**
 * Starts the platform as it is deployed: built bundles with the environment, routes, roles and edge of the templates,
 * on local engines.
 * @throws StartFailure for an error that the user can fix
 */
export async function startBuiltPlatform(options: BuiltOptions): Promise<BuiltPlatform> {
  const { inactivity, razorpay = false } = options;
  const { platform, backend } = await openPlatform(options, async (context) => {
    const cdkOut = options.cdkOut ?? (await synthesize({ razorpay, inactivity }));
    context.printer.line(`Deployed from ${cdkOut}`);
    const backend = await startBuiltBackend({ ...context, cdkOut });
    return { backend, gatewayHandlers: () => createGatewayHandlers(backend, context.printer) };
  });
  const { access, refusals, invoker } = backend;
  return { ...platform, aws: access, refusals, started: invoker.started };
}

async function createGatewayHandlers(
  { deployment, invoker, pictures: files }: BuiltBackend,
  printer: Printer,
) {
  const { distribution, http } = deployment;
  const site = await siteBucket(deployment.assembly);
  const pictures = pictureBucket(files);
  const bucketAt = (host: string) => (host.startsWith('picturebucket') ? pictures : site);
  const respond = edge({ distribution, http, bucketAt, invoker, printer });
  const path = `/${deployment.sockets.stage}`;
  const live = distribution.behaviors.find(({ matchesPath }) => matchesPath(path));
  if (!live || !isOriginOf(deployment.sockets, live))
    throw new Error(`The edge does not send ${path} to the sockets`);
  return { api: respond, site: async () => false, pages: respond };
}
