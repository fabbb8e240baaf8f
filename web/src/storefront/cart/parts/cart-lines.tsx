import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { type Cart, type CartItem, setQuantity } from '../cart.ts';
import { cartStoreOf } from '../cart-store.ts';
import { missingLines } from '../match-menu.ts';
import { mostOf } from '../order-again.ts';
import { withoutDishes } from '../without-dishes.ts';
import { CartLineRow } from './cart-line-row.tsx';
import { MissingDishes } from './missing-dishes.tsx';

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
    <div>
      {missing.length > 0 && (
        <MissingDishes
          names={missing.map(({ menuItem }) => menuItem.name)}
          onRemove={() => {
            const ids = missing.map(({ menuItemId }) => menuItemId);
            store.change((stored) => withoutDishes(stored, ids));
          }}
        />
      )}
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
    </div>
  );
}
