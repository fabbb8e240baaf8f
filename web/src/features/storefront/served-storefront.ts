import { camelKeys } from '@thali/shared/http/camel-keys';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';

/** The storefront that came inside the document, if it is the one asked for. */
export function servedStorefront(key: string): Storefront | undefined {
  const island = document.getElementById('storefront');
  if (!island?.textContent) return undefined;
  try {
    const served = camelKeys(JSON.parse(island.textContent)) as Partial<Storefront>;
    const isWhole = served.vendor && served.menuItems && served.menuCategories;
    return isWhole && served.vendor?.subdomain === key ? (served as Storefront) : undefined;
  } catch {
    return undefined;
  }
}
