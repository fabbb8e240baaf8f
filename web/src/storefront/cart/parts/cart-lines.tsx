import type { MenuItem } from '@thali/shared/menu/menu.contract';
import { Button } from '../../../lib/ui/button.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { type Cart, type CartItem, setQuantity } from '../cart.ts';
import { cartStoreOf } from '../cart-store.ts';
import { missingLines, withoutDishes } from '../match-menu.ts';
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

interface MissingDishesProps {
  names: readonly string[];
  onRemove: () => void;
}

/** What the kitchen has no more of, taken out in one tap. */
function MissingDishes({ names, onRemove }: MissingDishesProps) {
  return (
    <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-chilli-soft px-4 py-2.5">
      <p className="min-w-40 grow basis-0 text-sm">
        <strong className="text-chilli">No longer available:</strong> {names.join(', ')}
      </p>
      <Button variant="secondary" size="small" onClick={onRemove}>
        Remove {names.length === 1 ? 'it' : 'them'}
      </Button>
    </div>
  );
}
