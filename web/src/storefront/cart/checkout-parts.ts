import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { OpenState } from '@thali/shared/vendors/business-hours';
import type { Cart } from './cart.ts';
import type { CartDraft } from './use-cart-draft.ts';
import type { Checkout } from './use-checkout.ts';

/** What both ways of placing an order go by. */
export interface CheckoutParts extends Pick<Storefront, 'vendor' | 'menuItems'> {
  cart: Cart;
  open: OpenState;
  checkout: Checkout;
  draft: CartDraft;
  finalPaise: number;
}

/** Looks a dish up in the cart, else on the menu. */
export function nameIn({ cart, menuItems }: Pick<CheckoutParts, 'cart' | 'menuItems'>) {
  return (menuItemId: string): string | undefined =>
    [...cart.map((line) => line.menuItem), ...menuItems].find(({ id }) => id === menuItemId)?.name;
}
