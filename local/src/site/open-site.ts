import { type SiteHandler, staticSite } from '../gateway/static-site.ts';
import type { PlatformOptions } from '../platform-options.ts';
import type { Printer } from '../printer.ts';
import { checkoutAddress, localCheckoutPath } from '../stand-ins/razorpay/checkout-script.ts';
import { buildSite, builtSite } from './build-site.ts';
import { proxySite, type SiteProxy } from './proxy-site.ts';

export interface Site {
  respond: SiteHandler;
  upgrade?: SiteProxy['upgrade'];
}

export async function openSite(
  { site, localCheckout }: Pick<PlatformOptions, 'site' | 'localCheckout'>,
  printer: Printer,
): Promise<Site> {
  if (typeof site === 'object' && 'proxy' in site) return proxySite(site.proxy);
  if (site === 'build') {
    const startedAt = performance.now();
    const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
    printer.line((await buildSite()) ? `Site built in ${seconds()} s` : 'Site is up to date');
  }
  return {
    respond: await staticSite(siteFolder(site), localCheckout ? withLocalCheckout : undefined),
  };
}

/** Replaces Razorpay's own Checkout, which does not know local orders. */
function withLocalCheckout(script: Buffer): Buffer {
  if (!script.includes(checkoutAddress)) return script;
  return Buffer.from(script.toString().replaceAll(checkoutAddress, localCheckoutPath));
}

/** The folder of the built site. The gateway serves its files; a function fills its documents. */
export function siteFolder(site: PlatformOptions['site']): string {
  return typeof site === 'object' && 'folder' in site ? site.folder : builtSite;
}
