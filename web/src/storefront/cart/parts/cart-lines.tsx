import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { type Cart, type CartItem, setQuantity } from '../cart.ts';
import { cartStoreOf } from '../cart-store.ts';
import { missingLines } from '../match-menu.ts';
import { mostOf } from '../order-again.ts';
import { CartLineRow } from './cart-line-row.tsx';

interface CartLinesProps {
  vendorId: string;
  cart: Cart;
  menuItems: readonly MenuItem[];
}

export function CartLines({ vendorId, cart, menuItems }: CartLinesProps) {
  const store = cartStoreOf(vendorId);
  const missing = missingLines(cart, menuItems);
  const itemOf = (menuItemId: string) => menuItems.find(({ id }) => id === menuItemId);

  function change(item: CartItem, quantity: number) {
    store.change((stored) => setQuantity(stored, item, quantity));
    if (quantity <= 0) showToast({ kind: 'info', title: 'Item removed from cart' });
  }

  return (
    <ul className="divide-y divide-line">
      {cart.map((line) => (
        <CartLineRow
          key={line.menuItemId}
          line={line}
          isMissing={missing.includes(line)}
          most={missing.includes(line) ? 0 : mostOf(itemOf(line.menuItemId))}
          onQuantity={(quantity) => change(line.menuItem, quantity)}
        />
      ))}
    </ul>
  );
}
