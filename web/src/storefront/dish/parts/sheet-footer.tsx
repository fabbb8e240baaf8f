import { Button } from '../../../lib/ui/button.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { QuantityStepper } from '../../../lib/ui/quantity-stepper.tsx';

interface SheetFooterProps {
  name: string;
  quantity: number;
  maxQuantity: number;
  /** The sheet changes a line of the cart. Quantity 0 removes it. */
  isChange: boolean;
  portionPaise: number;
  onQuantity: (quantity: number) => void;
  onDone: () => void;
}

/** The quantity, and the button with the price. */
export function SheetFooter(props: SheetFooterProps) {
  const { name, quantity, maxQuantity, isChange, portionPaise, onQuantity, onDone } = props;
  if (maxQuantity < 1 && !isChange) {
    return <p className="py-2.5 text-center font-semibold">All that is left is in your cart</p>;
  }
  return (
    <div className="flex items-center gap-3">
      <QuantityStepper
        name={name}
        quantity={quantity}
        min={isChange ? 0 : 1}
        max={maxQuantity}
        onChange={onQuantity}
        className="w-29 shrink-0"
      />
      <Button className="min-w-0 grow px-3! whitespace-nowrap" onClick={onDone}>
        {quantity > 0 ? (
          <span>
            {isChange ? 'Update' : 'Add'} {quantity} ·{' '}
            <Money paise={portionPaise * quantity} isShort />
          </span>
        ) : (
          'Remove'
        )}
      </Button>
    </div>
  );
}
