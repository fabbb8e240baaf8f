import type { User } from '@thali/shared/auth/user.contract';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { supportEmail } from '../lib/tenant/support-email.ts';
import { favoriteDishes } from './menu/favorite-dishes.ts';
import { useOrderSummary } from './orders/use-order-summary.ts';
import { ProfilePage } from './profile/profile-page.tsx';

interface CustomerProfileProps {
  customer: User;
  storefront: Storefront;
  isFavorite: (menuItemId: string) => boolean;
  onViewHistory: () => void;
}

/** The profile with its figures, which other features know. */
export function CustomerProfile(props: CustomerProfileProps) {
  const { customer, storefront, isFavorite, onViewHistory } = props;
  const { vendor, menuItems } = storefront;
  const orders = useOrderSummary(vendor.id);
  return (
    <ProfilePage
      customer={customer}
      figures={{ orders, favorites: favoriteDishes(menuItems, isFavorite).length }}
      supportEmail={vendor.email ?? supportEmail()}
      onViewHistory={onViewHistory}
    />
  );
}
