import { toPaise } from '@thali/shared/money/paise';
import { DishPicture } from '../../../lib/ui/dish-picture.tsx';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { QuantityStepper } from '../../../lib/ui/quantity-stepper.tsx';
import type { CartLine } from '../state/cart.ts';
import { linePaise } from '../state/cart-sums.ts';
import { selectionText } from '../state/portion-text.ts';

interface CartLineRowProps {
  line: CartLine;
  isMissing: boolean;
  /** Why its choices can't be ordered. */
  problem: string | undefined;
  maxQuantity: number;
  onQuantity: (quantity: number) => void;
  /** Opens the sheet of its dish. Absent if the dish has left the menu. */
  onChange: (() => void) | undefined;
}

export function CartLineRow(props: CartLineRowProps) {
  const { line, isMissing, problem, maxQuantity, onQuantity, onChange } = props;
  const { name, description, image, isVegetarian } = line.menuItem;
  const selection = selectionText(line);
  const isTooMany = line.quantity > maxQuantity;
  const notice = isMissing
    ? 'No longer available'
    : (problem ?? (isTooMany ? `Only ${Math.max(maxQuantity, 0)} left` : undefined));
  return (
    <li className="relative flex gap-3.5 py-4">
      <DishPicture name={name} image={image} className="size-18 shrink-0 rounded-field" />
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-3">
          <p className="flex items-start gap-1.5 leading-snug font-semibold">
            <VegMark isVegetarian={isVegetarian} className="mt-0.5 size-4" />
            {onChange ? (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={`${name}: change`}
                onClick={onChange}
                className="text-left after:absolute after:inset-0"
              >
                {name}
              </button>
            ) : (
              name
            )}
          </p>
          <Money paise={linePaise(line) * line.quantity} className="font-bold" />
        </div>
        {selection && (
          <p className="mt-0.5 text-sm wrap-anywhere text-ink-soft">
            {selection}{' '}
            {onChange && (
              <span aria-hidden="true" className="font-semibold text-accent-ink">
                Change
              </span>
            )}
          </p>
        )}
        {notice ? (
          <p className="mt-0.5 text-sm font-semibold text-chilli">{notice}</p>
        ) : (
          description &&
          !selection && <p className="mt-0.5 line-clamp-1 text-xs text-ink-faint">{description}</p>
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
            max={maxQuantity}
            onChange={onQuantity}
            className="relative w-29 shrink-0"
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
