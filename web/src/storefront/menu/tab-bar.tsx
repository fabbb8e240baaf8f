import {
  ClipboardList,
  Heart,
  History,
  ShoppingBag,
  UserRound,
  UtensilsCrossed,
} from 'lucide-react';
import { type BottomTab, BottomTabBar } from '../../lib/ui/bottom-tab-bar.tsx';
import type { StorefrontTab } from '../shared/storefront-address.ts';

const menu = { id: 'menu', label: 'Menu', Icon: UtensilsCrossed } as const;
const orders = { id: 'orders', label: 'Orders', Icon: ClipboardList, unit: 'ongoing' } as const;
const favorites = { id: 'favorites', label: 'Favorites', Icon: Heart } as const;
const cart = {
  id: 'cart',
  label: 'Cart',
  Icon: ShoppingBag,
  unit: 'items',
  isForPhones: true,
} as const;
const profile = { id: 'profile', label: 'Profile', Icon: UserRound } as const;

const customerTabs: BottomTab<StorefrontTab>[] = [
  menu,
  orders,
  { id: 'history', label: 'History', Icon: History },
  favorites,
  cart,
  profile,
];

interface TabBarProps {
  active: StorefrontTab;
  counts: Partial<Record<StorefrontTab, number>>;
  /** The page to return to after the sign-in. Absent for a signed-in customer. */
  guestPath?: string | undefined;
  onSelect: (tab: StorefrontTab) => void;
}

/** The tabs of a customer or a guest. Rule: storefront-2, storefront-31 */
export function TabBar({ guestPath, ...rest }: TabBarProps) {
  const tabs = guestPath
    ? [
        menu,
        { ...orders, label: 'My orders' },
        { ...favorites, label: 'Favourites' },
        cart,
        { ...profile, label: 'Sign in', href: `/login?returnUrl=${encodeURIComponent(guestPath)}` },
      ]
    : customerTabs;
  return <BottomTabBar {...rest} label="Main" tabs={tabs} />;
}
