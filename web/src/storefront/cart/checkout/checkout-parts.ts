import type { Serving } from '@thali/shared/orders/parcel-charge';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { OpenState } from '@thali/shared/vendors/business-hours';
import type { Checkout } from '../place/use-checkout.ts';
import type { Cart, CartLine } from '../state/cart.ts';
import type { Menu } from '../state/match-menu.ts';
import type { CartDraft } from './use-cart-draft.ts';

/** The props that guest checkout and customer checkout share. */
export interface CheckoutParts {
  vendor: Storefront['vendor'];
  menu: Menu;
  cart: Cart;
  open: OpenState;
  checkout: Checkout;
  draft: CartDraft;
  serving: Serving;
  finalPaise: number;
  /** Says that the order is below the mess's minimum; otherwise undefined. Rule: orders-45 */
  minimumText: string | undefined;
  /** Opens the sheet of a line's dish. */
  onChangeLine: (line: CartLine) => void;
}

/** Finds the name of a dish in the cart, or else on the menu. */
export function nameLookup({ cart, menu }: Pick<CheckoutParts, 'cart' | 'menu'>) {
  return (menuItemId: string): string | undefined =>
    [...cart.map((line) => line.menuItem), ...menu.menuItems].find(({ id }) => id === menuItemId)
      ?.name;
}
