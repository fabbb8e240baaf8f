import { maxLineQuantity } from '@thali/shared/orders/order-limits';
import { Check } from 'lucide-react';
import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../../lib/ui/button.tsx';
import type { DishCardContext } from '../menu-grid.tsx';
import * as texts from '../menu-texts.ts';

interface AddToCartProps {
  dishId: string;
  name: string;
  quantity: number;
  /** The portions left; null means no limit. */
  stock: number | null;
  /** Resolves after the cart has changed. */
  onQuantity: (quantity: number) => Promise<void>;
  Stepper: DishCardContext['Stepper'];
}

export const justAddedMs = 1000;

/** Shows 'Add to Cart', then 'Adding…' while code loads, 'Added' for a second, and finally the stepper. */
export function AddToCart(props: AddToCartProps) {
  const { dishId, name, quantity, stock, onQuantity, Stepper } = props;
  const [isAdding, setAdding] = useState(false);
  const [isJustAdded, setJustAdded] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const showsStepper = Stepper && quantity > 0 && !isAdding && !isJustAdded;
  const [container, beforeSwap] = useSwapFocus(showsStepper);

  async function add() {
    setAdding(true);
    await onQuantity(quantity + 1);
    setAdding(false);
    setJustAdded(true);
    timer.current = setTimeout(() => {
      beforeSwap();
      setJustAdded(false);
    }, justAddedMs);
  }

  function change(next: number) {
    if (next <= 0) beforeSwap();
    void onQuantity(next);
  }

  const addText = isAdding ? texts.adding : isJustAdded ? texts.added : texts.addToCart;
  return (
    <div ref={container}>
      {showsStepper ? (
        <Stepper
          name={name}
          quantity={quantity}
          max={Math.min(maxLineQuantity, stock ?? maxLineQuantity)}
          onChange={change}
          className="w-full"
        />
      ) : (
        <Button
          size="small"
          isFullWidth
          className="px-2! whitespace-nowrap shadow-mid!"
          aria-label={`${addText}: ${name}`}
          isBusy={isAdding}
          data-press={`add ${dishId}`}
          icon={isJustAdded && <Check size={18} strokeWidth={3} />}
          onClick={isJustAdded ? undefined : add}
        >
          {addText}
        </Button>
      )}
    </div>
  );
}

/**
 * Moves the focus to the last button of a new control that replaces the focused control.
 * @returns a ref for the element around both controls, and a function to call just before the swap
 */
function useSwapFocus(shownControl: unknown): [RefObject<HTMLDivElement | null>, () => void] {
  const container = useRef<HTMLDivElement>(null);
  const hadFocus = useRef(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the swap is what moves the focus
  useLayoutEffect(() => {
    const buttons = hadFocus.current ? container.current?.querySelectorAll('button') : undefined;
    hadFocus.current = false;
    [...(buttons ?? [])].at(-1)?.focus();
  }, [shownControl]);

  function beforeSwap() {
    hadFocus.current = container.current?.contains(document.activeElement) ?? false;
  }
  return [container, beforeSwap];
}
