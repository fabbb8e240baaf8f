import type { PublicVendor } from '@thali/shared/vendors/vendor.contract';
import { ChevronRight } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';
import { Money } from '../lib/ui/money.tsx';
import { dismissToast } from '../lib/ui/toast-store.ts';
import { trackedOrders } from '../orders/follow/tracking-tokens.ts';
import { useServiceMode } from './cart/checkout/use-service-mode.ts';
import { type Cart, itemsCount } from './cart/state/cart.ts';
import { cartTotals } from './cart/state/cart-sums.ts';
import * as texts from './menu/menu-texts.ts';

/** Loads only if this browser has placed guest orders. */
const LazyOngoingOrderLink = lazy(
  retryUntilLoaded(() => import('../orders/follow/ongoing-order-link.tsx')),
);

interface BottomBarProps {
  vendor: PublicVendor;
  cart: Cart;
  isGuest: boolean;
  onOpenCart: () => void;
}

/** The bar at the bottom of the menu, with the guest's ongoing order and the cart. Rule: storefront-32 */
export default function BottomBar({ vendor, cart, isGuest, onOpenCart }: BottomBarProps) {
  const isCartEmpty = cart.length === 0;
  return (
    <div className="bottom-bar">
      {isGuest && trackedOrders().length > 0 && (
        <Suspense>
          <LazyOngoingOrderLink vendorId={vendor.id} isHalf={!isCartEmpty} />
        </Suspense>
      )}
      {!isCartEmpty && <CartPart {...{ vendor, cart, onOpenCart }} />}
    </div>
  );
}

/** The number of items and the total of the cart, with all charges. */
function CartPart({ vendor, cart, onOpenCart }: Omit<BottomBarProps, 'isGuest'>) {
  const [serviceMode] = useServiceMode(vendor.id);
  const { finalPaise } = cartTotals(cart, { serviceMode, parcel: vendor.settings.parcel });
  const count = itemsCount(cart);
  return (
    <button
      type="button"
      onClick={() => {
        // Dismisses the toast about an added dish, because it would cover the cart.
        dismissToast();
        onOpenCart();
      }}
      className="bar-part flex-1 flex-wrap bg-ink text-paper lg:hidden"
    >
      <span className="flex items-baseline gap-2">
        <Money paise={finalPaise} className="text-lg leading-tight font-bold" />
        <span className="text-sm whitespace-nowrap opacity-80">{texts.items(count)}</span>
      </span>
      <span className="inline-flex items-center gap-1 leading-tight font-semibold whitespace-nowrap">
        {texts.viewCart}
        <ChevronRight size={20} />
      </span>
    </button>
  );
}
