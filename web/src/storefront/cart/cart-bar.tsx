import { ChevronRight } from 'lucide-react';
import { Money } from '../../lib/ui/money.tsx';
import { type Cart, itemsCount } from './state/cart.ts';
import { cartTotals } from './state/cart-sums.ts';

/** The total of the cart, at the bottom of the menu. A press opens the cart. */
export default function CartBar({ cart, onOpen }: { cart: Cart; onOpen: () => void }) {
  const count = itemsCount(cart);
  return (
    <div className="pointer-events-none fixed inset-x-0 bottom-[calc(3.75rem+env(safe-area-inset-bottom))] z-20 px-3 pb-2.5 lg:hidden">
      <button
        type="button"
        onClick={onOpen}
        className="pointer-events-auto mx-auto flex min-h-14 w-full max-w-lg animate-fade-in items-center justify-between rounded-full bg-ink pr-4 pl-6 text-paper shadow-high"
      >
        <span className="flex items-baseline gap-2">
          <Money paise={cartTotals(cart).totalPaise} className="text-lg font-bold" />
          <span className="text-sm opacity-80">
            {count} {count === 1 ? 'item' : 'items'}
          </span>
        </span>
        <span className="inline-flex items-center gap-1 font-semibold">
          View cart <ChevronRight size={20} />
        </span>
      </button>
    </div>
  );
}
