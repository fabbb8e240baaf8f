import { toPaise } from '@thali/shared/money/paise';
import { DishPicture } from '../../../lib/ui/dish-picture.tsx';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { QuantityStepper } from '../../../lib/ui/quantity-stepper.tsx';
import type { CartLine } from '../cart.ts';
import { linePaise } from '../cart-sums.ts';

interface CartLineRowProps {
  line: CartLine;
  isMissing: boolean;
  /** As many as there can be of it. */
  most: number;
  onQuantity: (quantity: number) => void;
}

export function CartLineRow({ line, isMissing, most, onQuantity }: CartLineRowProps) {
  const { name, description, image, isVegetarian } = line.menuItem;
  const isTooMany = !isMissing && line.quantity > most;
  return (
    <li className="flex gap-3.5 py-4">
      <DishPicture name={name} image={image} className="size-18 shrink-0 rounded-field" />
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-3">
          <p className="flex items-start gap-1.5 leading-snug font-semibold">
            <VegMark isVegetarian={isVegetarian} className="mt-0.5 size-4" />
            {name}
          </p>
          <Money paise={linePaise(line) * line.quantity} className="font-bold" />
        </div>
        {isMissing || isTooMany ? (
          <p className="mt-0.5 text-sm font-semibold text-chilli">
            {isMissing ? 'No longer available' : `Only ${most} left`}
          </p>
        ) : (
          description && <p className="mt-0.5 line-clamp-1 text-xs text-ink-faint">{description}</p>
        )}
        <div className="mt-1.5 flex flex-wrap items-center justify-between gap-x-3 gap-y-2">
          <p className="text-sm text-ink-soft">
            <span className="whitespace-nowrap">
              <Money paise={linePaise(line)} /> each
            </span>
            {line.oldPrice !== undefined && <OldPrice price={line.oldPrice} />}
          </p>
          <QuantityStepper
            name={name}
            quantity={line.quantity}
            max={most}
            onChange={onQuantity}
            className="w-29 shrink-0"
          />
        </div>
      </div>
    </li>
  );
}

function OldPrice({ price }: { price: number }) {
  return (
    <span className="block text-xs font-semibold text-accent-ink">
      was <Money paise={toPaise(price)} />
    </span>
  );
}
