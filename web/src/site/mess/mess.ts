import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { VendorProfile } from '@thali/shared/vendors/get-vendor-profile.contract';

/** The mess that the page shows. */
export interface Mess extends Omit<VendorProfile, 'businessName'> {
  subdomain: string;
  description: string | null;
  /** Undefined if only the profile could load. The page then has no dishes and no hours. */
  storefront: Storefront | undefined;
}

export function messOf(
  subdomain: string,
  profile: Omit<Mess, 'subdomain' | 'storefront' | 'description'>,
  storefront: Storefront | undefined,
): Mess {
  const { displayName, email, phone, address, cuisine, logoUrl, coverUrl } = profile;
  const description = storefront?.vendor.description ?? null;
  return {
    subdomain,
    displayName,
    email,
    phone,
    address,
    cuisine,
    logoUrl,
    coverUrl,
    description,
    storefront,
  };
}

/** The links of a mess's page. Rule: site-13 */
export function messLinks(subdomain: string) {
  const menu = `/menu/${subdomain}`;
  const back = `returnUrl=${encodeURIComponent(menu)}`;
  return {
    menu,
    signIn: '/login',
    register: `/register?${back}`,
    /** The sign-in page, which leads to the menu afterwards. */
    order: `/login?${back}`,
  };
}

/** The profile to show if the mess's own profile cannot load. Rule: site-14 */
export function fallbackProfile(subdomain: string, platformDomain: string): VendorProfile {
  const name = `${subdomain.charAt(0).toUpperCase()}${subdomain.slice(1)} Mess`;
  return {
    businessName: name,
    displayName: name,
    email: `${subdomain}@${platformDomain}`,
    phone: '+91 00000 00000',
    address: '123 Main Street, City',
    cuisine: 'North Indian',
    logoUrl: null,
    coverUrl: null,
  };
}

type Menu = Pick<Storefront, 'menuCategories' | 'menuItems'>;

/**
 * Picks dishes that a guest can order now. Takes one dish of each category in turn, and dishes with a picture first.
 */
export function pickDishes({ menuCategories, menuItems }: Menu, count: number): MenuItem[] {
  const available = menuItems.filter((item) => isOrderable(item) && !item.servedNote);
  const itemsByCategory = menuCategories
    .map(({ id }) => available.filter((item) => item.categoryId === id).sort(picturesFirst))
    .filter((items) => items.length > 0);
  const rounds = Math.max(0, ...itemsByCategory.map((items) => items.length));
  const byRounds = Array.from({ length: rounds }, (_, round) =>
    itemsByCategory.flatMap((items) => items[round] ?? []),
  ).flat();
  return byRounds.slice(0, count);
}

function picturesFirst(a: MenuItem, b: MenuItem): number {
  return Number(b.image !== null) - Number(a.image !== null);
}
