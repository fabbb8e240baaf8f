import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { VendorProfile } from '@thali/shared/vendors/get-vendor-profile.contract';

/** Whom the page is about. */
export interface Mess extends Omit<VendorProfile, 'businessName'> {
  subdomain: string;
  description: string | null;
  /** Absent when only the profile could be had: then the page knows no dishes and no hours. */
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

/** Where the buttons of a mess's page lead. Rule: site-13 */
export function messLinks(subdomain: string) {
  const menu = `/menu/${subdomain}`;
  const back = `returnUrl=${encodeURIComponent(menu)}`;
  return {
    menu,
    signIn: '/login',
    register: `/register?${back}`,
    /** Sign in, then straight to the menu. */
    order: `/login?${back}`,
  };
}

/** Shown when the real profile can't be had. Rule: site-14 */
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
 * A taste of the menu: what can be ordered now, dishes with a picture before those without, and each
 * category once before any comes again.
 */
export function pickDishes({ menuCategories, menuItems }: Menu, count: number): MenuItem[] {
  const available = menuItems.filter(isOrderable);
  const shelves = menuCategories
    .map(({ id }) => available.filter((item) => item.categoryId === id).sort(picturesFirst))
    .filter((shelf) => shelf.length > 0);
  const rounds = Math.max(0, ...shelves.map((shelf) => shelf.length));
  const inTurn = Array.from({ length: rounds }, (_, round) =>
    shelves.flatMap((shelf) => shelf[round] ?? []),
  ).flat();
  return inTurn.slice(0, count);
}

function picturesFirst(one: MenuItem, other: MenuItem): number {
  return Number(other.image !== null) - Number(one.image !== null);
}
