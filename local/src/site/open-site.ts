import { type SiteHandler, staticSite } from '../gateway/static-site.ts';
import type { PlatformOptions } from '../platform-options.ts';
import type { Printer } from '../printer.ts';
import { buildSite } from './build-site.ts';
import { builtSite } from './built-site.ts';
import { proxySite, type SiteProxy } from './proxy-site.ts';

export interface Site {
  respond: SiteHandler;
  upgrade?: SiteProxy['upgrade'];
}

export async function openSite(wanted: PlatformOptions['site'], printer: Printer): Promise<Site> {
  if (typeof wanted === 'object' && 'proxy' in wanted) return proxySite(wanted.proxy);
  if (wanted === 'build') {
    const startedAt = performance.now();
    const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
    printer.line((await buildSite()) ? `Site built in ${seconds()} s` : 'Site is up to date');
  }
  return { respond: await staticSite(siteFolder(wanted)) };
}

/** Where the built site is: files for the gateway, documents for the function that fills them. */
export function siteFolder(wanted: PlatformOptions['site']): string {
  return typeof wanted === 'object' && 'folder' in wanted ? wanted.folder : builtSite;
}
