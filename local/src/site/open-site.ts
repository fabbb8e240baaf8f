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
  { site: wanted, localCheckout }: Pick<PlatformOptions, 'site' | 'localCheckout'>,
  printer: Printer,
): Promise<Site> {
  if (typeof wanted === 'object' && 'proxy' in wanted) return proxySite(wanted.proxy);
  if (wanted === 'build') {
    const startedAt = performance.now();
    const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
    printer.line((await buildSite()) ? `Site built in ${seconds()} s` : 'Site is up to date');
  }
  return {
    respond: await staticSite(siteFolder(wanted), localCheckout ? withLocalCheckout : undefined),
  };
}

/** Razorpay's own Checkout does not know the orders of this machine. */
function withLocalCheckout(script: Buffer): Buffer {
  if (!script.includes(checkoutAddress)) return script;
  return Buffer.from(script.toString().replaceAll(checkoutAddress, localCheckoutPath));
}

/** Where the built site is: files for the gateway, documents for the function that fills them. */
export function siteFolder(wanted: PlatformOptions['site']): string {
  return typeof wanted === 'object' && 'folder' in wanted ? wanted.folder : builtSite;
}
