import {
  ClipboardList,
  Heart,
  History,
  ShoppingBag,
  UserRound,
  UtensilsCrossed,
} from 'lucide-react';
import { type BottomTab, BottomTabBar } from '../../lib/ui/bottom-tab-bar.tsx';
import { buttonClass } from '../../lib/ui/button-class.ts';
import { isPersonal, type StorefrontTab } from '../shared/storefront-address.ts';

const tabs: BottomTab<StorefrontTab>[] = [
  { id: 'menu', label: 'Menu', Icon: UtensilsCrossed },
  { id: 'orders', label: 'Orders', Icon: ClipboardList, unit: 'ongoing' },
  { id: 'history', label: 'History', Icon: History },
  { id: 'favorites', label: 'Favorites', Icon: Heart },
  { id: 'cart', label: 'Cart', Icon: ShoppingBag, unit: 'items', isForPhones: true },
  { id: 'profile', label: 'Profile', Icon: UserRound },
];

interface TabBarProps {
  active: StorefrontTab;
  counts: Partial<Record<StorefrontTab, number>>;
  isSignedIn: boolean;
  onSelect: (tab: StorefrontTab) => void;
}

/** For guests, a personal tab is locked. A press explains why and offers the login. */
export function TabBar({ isSignedIn, ...rest }: TabBarProps) {
  return (
    <BottomTabBar
      {...rest}
      label="Main"
      tabs={tabs}
      lockOf={({ id, label }) =>
        !isSignedIn && isPersonal(id) ? `Sign in to see your ${label.toLowerCase()}` : undefined
      }
      onLocked={(title) => void showLocked(title)}
      end={
        !isSignedIn && (
          <a href={loginPath()} className={buttonClass({ variant: 'quiet', size: 'small' })}>
            Sign in
          </a>
        )
      }
    />
  );
}

async function showLocked(title: string): Promise<void> {
  const { showToast } = await import('../../lib/ui/toast-store.ts');
  showToast({
    kind: 'info',
    title,
    action: { label: 'Sign in', onPress: () => location.assign(loginPath()) },
  });
}

/** After the login, the browser returns to this page. */
function loginPath(): string {
  return `/login?returnUrl=${encodeURIComponent(location.pathname + location.search)}`;
}
