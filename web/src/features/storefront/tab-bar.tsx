import {
  ClipboardList,
  Heart,
  History,
  ShoppingBag,
  UserRound,
  UtensilsCrossed,
} from 'lucide-react';
import { type BottomTab, BottomTabBar } from '../../ui/bottom-tab-bar.tsx';

export type StorefrontTab = 'menu' | 'cart';

/** Without an id: only for those who are signed in. */
const tabs: BottomTab<StorefrontTab>[] = [
  { label: 'Menu', Icon: UtensilsCrossed, id: 'menu' },
  { label: 'Orders', Icon: ClipboardList },
  { label: 'History', Icon: History },
  { label: 'Favorites', Icon: Heart },
  { label: 'Cart', Icon: ShoppingBag, id: 'cart', isCounted: true },
  { label: 'Profile', Icon: UserRound },
];

interface TabBarProps {
  active: StorefrontTab;
  count: number;
  onSelect: (tab: StorefrontTab) => void;
}

export function TabBar(props: TabBarProps) {
  return (
    <BottomTabBar
      {...props}
      label="Main"
      tabs={tabs}
      reason="sign in first"
      className="lg:hidden"
    />
  );
}
