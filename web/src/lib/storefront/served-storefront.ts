import { camelKeys } from '@thali/shared/http/camel-keys';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';

/** The storefront with this key, if the server put it into the document. */
export function servedStorefront(key: string): Storefront | undefined {
  const served = storefrontOf(document.getElementById('storefront')?.textContent);
  const isSameVendor = served?.vendor.subdomain === key || served?.vendor.id === key;
  return isSameVendor ? served : undefined;
}

/** Parses the storefront of a document's JSON island. */
export function storefrontOf(island: string | null | undefined): Storefront | undefined {
  if (!island) return undefined;
  try {
    const served = camelKeys(JSON.parse(island)) as Partial<Storefront>;
    const isComplete = served.vendor && served.menuItems && served.menuCategories;
    return isComplete ? (served as Storefront) : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the server has already looked for this storefront without success. */
export function isServedAsUnknown(key: string): boolean {
  return document.querySelector('meta[name="unknown-menu"]')?.getAttribute('content') === key;
}
