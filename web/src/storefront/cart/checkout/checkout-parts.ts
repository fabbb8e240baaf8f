import type { Serving } from '@thali/shared/orders/parcel-charge';
import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import type { OpenState } from '@thali/shared/vendors/business-hours';
import type { Checkout } from '../place/use-checkout.ts';
import type { Cart, CartLine } from '../state/cart.ts';
import type { Menu } from '../state/match-menu.ts';
import type { CartDraft } from './use-cart-draft.ts';

/** What both ways of placing an order go by. */
export interface CheckoutParts {
  vendor: Storefront['vendor'];
  menu: Menu;
  cart: Cart;
  open: OpenState;
  checkout: Checkout;
  draft: CartDraft;
  serving: Serving;
  finalPaise: number;
  /** That the dishes come to too little; undefined: they are enough. Rule: orders-45 */
  minimumText: string | undefined;
  /** Leads to where a line's choices are made. */
  onChangeLine: (line: CartLine) => void;
}

/** Looks a dish up in the cart, else on the menu. */
export function nameIn({ cart, menu }: Pick<CheckoutParts, 'cart' | 'menu'>) {
  return (menuItemId: string): string | undefined =>
    [...cart.map((line) => line.menuItem), ...menu.menuItems].find(({ id }) => id === menuItemId)
      ?.name;
}
