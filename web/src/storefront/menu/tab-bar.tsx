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
import * as texts from './header-texts.ts';

const menu = { id: 'menu', label: texts.menu, Icon: UtensilsCrossed } as const;
const orders = {
  id: 'orders',
  label: texts.orders,
  Icon: ClipboardList,
  unit: texts.ongoing,
} as const;
const favorites = { id: 'favorites', label: texts.favorites, Icon: Heart } as const;
const cart = {
  id: 'cart',
  label: texts.cart,
  Icon: ShoppingBag,
  unit: texts.items,
  isForPhones: true,
} as const;
const profile = { id: 'profile', label: texts.profile, Icon: UserRound } as const;

const customerTabs: BottomTab<StorefrontTab>[] = [
  menu,
  orders,
  { id: 'history', label: texts.history, Icon: History },
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
        { ...orders, label: texts.myOrders },
        { ...favorites, label: texts.guestFavorites },
        cart,
        {
          ...profile,
          label: texts.signIn,
          href: `/login?returnUrl=${encodeURIComponent(guestPath)}`,
        },
      ]
    : customerTabs;
  return <BottomTabBar {...rest} label={texts.tabs} tabs={tabs} />;
}
