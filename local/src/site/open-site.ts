import { type SiteHandler, staticSite } from '../gateway/static-site.ts';
import type { PlatformOptions } from '../platform-options.ts';
import type { Printer } from '../printer.ts';
import { buildSite, builtSite } from './build-site.ts';
import { proxySite, type SiteProxy } from './proxy-site.ts';

export interface Site {
  respond: SiteHandler;
  upgrade?: SiteProxy['upgrade'];
}

export async function openSite(wanted: PlatformOptions['site'], printer: Printer): Promise<Site> {
  if (typeof wanted === 'object' && 'proxy' in wanted) return proxySite(wanted.proxy);
  if (typeof wanted === 'object') return { respond: await staticSite(wanted.folder) };
  if (wanted === 'build') {
    const startedAt = performance.now();
    const seconds = () => ((performance.now() - startedAt) / 1000).toFixed(1);
    printer.line((await buildSite()) ? `Site built in ${seconds()} s` : 'Site is up to date');
  }
  return { respond: await staticSite(builtSite) };
}
