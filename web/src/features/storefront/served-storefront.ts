import { camelKeys } from '@thali/shared/http/camel-keys';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';

/** The storefront that came inside the document, if it is the one asked for. */
export function servedStorefront(key: string): Storefront | undefined {
  const island = document.getElementById('storefront');
  if (!island?.textContent) return undefined;
  try {
    const served = camelKeys(JSON.parse(island.textContent)) as Partial<Storefront>;
    const isWhole = served.vendor && served.menuItems && served.menuCategories;
    const isMeant = served.vendor?.subdomain === key || served.vendor?.id === key;
    return isWhole && isMeant ? (served as Storefront) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the server looked for the storefront already and found none. */
export function isServedAsUnknown(key: string): boolean {
  return document.querySelector('meta[name="unknown-menu"]')?.getAttribute('content') === key;
}
