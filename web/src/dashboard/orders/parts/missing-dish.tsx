import { formatRupees } from '@thali/shared/money/paise';
import type { Order } from '@thali/shared/orders/order.contract';
import { QuantityStepper } from '../../../lib/ui/quantity-stepper.tsx';

interface MissingDishProps {
  item: Order['items'][number];
  /** How many portions of it were given back before. */
  givenBack: number;
  quantity: number;
  onChange: (quantity: number) => void;
}

/** One line of an order, and how many portions of it were missing. */
export function MissingDish({ item, givenBack, quantity, onChange }: MissingDishProps) {
  const left = item.quantity - givenBack;
  return (
    <li className="flex min-h-15 items-center justify-between gap-3 py-2">
      <span className="min-w-0">
        <span className="block font-semibold wrap-anywhere">{item.menuItem.name}</span>
        <span className="money text-sm text-ink-soft">
          {item.quantity} × {formatRupees(item.unitPrice)}
          {givenBack > 0 && left > 0 && `, ${givenBack} given back`}
        </span>
      </span>
      {left > 0 ? (
        <QuantityStepper
          name={item.menuItem.name}
          quantity={quantity}
          max={left}
          onChange={onChange}
        />
      ) : (
        <span className="shrink-0 text-sm text-ink-soft">Given back</span>
      )}
    </li>
  );
}
