import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { OpenState } from '@thali/shared/vendors/business-hours';
import type { Cart } from './cart.ts';
import { CartScreen } from './cart-screen.tsx';
import { OrderPlaced } from './order-placed.tsx';
import { useCheckout } from './use-checkout.ts';

interface CartAreaProps {
  storefront: Storefront;
  cart: Cart;
  open: OpenState;
  /** Behind the menu it still finishes an interrupted order. */
  isShown: boolean;
  /** The menu on screen turned out to be an old one. */
  onStaleMenu: () => void;
  onBrowse: () => void;
  /** The menu stands beside it. */
  isBesideMenu: boolean;
}

/** The cart up to the placed order, which then takes the whole screen. */
export default function CartArea(props: CartAreaProps) {
  const { storefront, cart, open, isShown, onStaleMenu, onBrowse, isBesideMenu } = props;
  const checkout = useCheckout(storefront.vendor.id, onStaleMenu);

  if (checkout.order) {
    return (
      <OrderPlaced
        order={checkout.order}
        onBack={() => {
          checkout.dismissOrder();
          onBrowse();
        }}
      />
    );
  }
  if (!isShown) return null;
  return (
    <CartScreen
      storefront={storefront}
      cart={cart}
      open={open}
      checkout={checkout}
      onBrowse={isBesideMenu ? undefined : onBrowse}
    />
  );
}
