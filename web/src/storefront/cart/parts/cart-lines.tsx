import { lineKey } from '@thali/shared/orders/line-key';
import { showToast } from '../../../lib/ui/toast-store.ts';
import type { Cart, CartLine } from '../state/cart.ts';
import { cartStoreOf } from '../state/cart-store.ts';
import { setQuantity } from '../state/change-cart.ts';
import { itemOf, type Menu, missingLines } from '../state/match-menu.ts';
import { maxQuantityOf } from '../state/stocks.ts';
import { unfitLines } from '../state/unfit-lines.ts';
import { CartLineRow } from './cart-line-row.tsx';

interface CartLinesProps {
  vendorId: string;
  cart: Cart;
  menu: Menu;
  /** Opens the sheet of a line's dish. */
  onChange: (line: CartLine) => void;
}

export function CartLines({ vendorId, cart, menu, onChange }: CartLinesProps) {
  const store = cartStoreOf(vendorId);
  const missing = missingLines(cart, menu);
  const unfit = unfitLines(cart, menu);

  function changeQuantity(line: CartLine, quantity: number) {
    store.change((stored) => setQuantity(stored, line.menuItem, quantity, line));
    if (quantity <= 0) showToast({ kind: 'info', title: 'Item removed from cart' });
  }

  return (
    <ul className="divide-y divide-line">
      {cart.map((line) => (
        <CartLineRow
          key={lineKey(line)}
          line={line}
          isMissing={missing.includes(line)}
          problem={unfit.find((one) => one.line === line)?.text}
          maxQuantity={missing.includes(line) ? 0 : maxQuantityOf(line, cart, menu)}
          onQuantity={(quantity) => changeQuantity(line, quantity)}
          onChange={itemOf(line, menu) && (() => onChange(line))}
        />
      ))}
    </ul>
  );
}
