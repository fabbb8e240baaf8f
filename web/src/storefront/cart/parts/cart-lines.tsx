import { toPaise } from '@thali/shared/money/paise';
import { lineKey } from '@thali/shared/orders/line-key';
import * as names from '../../../lib/texts/dish-name-texts.ts';
import { DishPicture } from '../../../lib/ui/dish-picture.tsx';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { QuantityStepper } from '../../../lib/ui/quantity-stepper.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import * as texts from '../cart-texts.ts';
import type { Cart, CartLine } from '../state/cart.ts';
import { cartStoreOf } from '../state/cart-store.ts';
import { linePaise } from '../state/cart-sums.ts';
import { setQuantity } from '../state/change-cart.ts';
import {
  itemOf,
  linesWithInvalidChoices,
  type Menu,
  missingLines,
  unservedLines,
} from '../state/match-menu.ts';
import { selectionText } from '../state/portion-text.ts';
import { maxQuantityOf } from '../state/stocks.ts';

interface CartLinesProps {
  vendorId: string;
  cart: Cart;
  menu: Menu;
  /** Opens the sheet of a line's dish. */
  onChange: (line: CartLine) => void;
}

export function CartLines({ vendorId, cart, menu, onChange }: CartLinesProps) {
  const store = cartStoreOf(vendorId);
  const unavailableLines = missingLines(cart, menu);
  const problems = [...unservedLines(cart, menu), ...linesWithInvalidChoices(cart, menu)];

  function changeQuantity(line: CartLine, quantity: number) {
    store.change((stored) => setQuantity(stored, line.menuItem, quantity, line));
    if (quantity <= 0) showToast({ kind: 'info', title: texts.removedFromCart });
  }

  return (
    <ul className="divide-y divide-line xl:-mt-3">
      {cart.map((line) => (
        <CartLineRow
          key={lineKey(line)}
          line={line}
          nameLocal={itemOf(line, menu)?.nameLocal}
          isMissing={unavailableLines.includes(line)}
          problem={problems.find((problem) => problem.line === line)?.text}
          maxQuantity={unavailableLines.includes(line) ? 0 : maxQuantityOf(line, cart, menu)}
          onQuantity={(quantity) => changeQuantity(line, quantity)}
          onChange={itemOf(line, menu) && (() => onChange(line))}
        />
      ))}
    </ul>
  );
}

interface CartLineRowProps {
  line: CartLine;
  nameLocal: string | undefined;
  isMissing: boolean;
  /** The reason why the dish or its choices can't be ordered. */
  problem: string | undefined;
  maxQuantity: number;
  onQuantity: (quantity: number) => void;
  /** Opens the sheet of the dish. Absent if the dish is no longer on the menu. */
  onChange: (() => void) | undefined;
}

function CartLineRow(props: CartLineRowProps) {
  const { line, isMissing, problem, maxQuantity, onQuantity, onChange } = props;
  const { description, image, isVegetarian } = line.menuItem;
  const name = names.firstName(line.menuItem.name, props.nameLocal);
  const selection = selectionText(line);
  const isTooMany = line.quantity > maxQuantity;
  const notice = isMissing
    ? texts.noLongerAvailable
    : (problem ?? (isTooMany ? texts.onlyLeft(Math.max(maxQuantity, 0)) : undefined));
  return (
    <li className="relative flex gap-3.5 py-4 xl:py-3">
      <DishPicture image={image} className="size-18 shrink-0 rounded-field xl:hidden" />
      <div className="min-w-0 grow">
        <div className="flex items-start justify-between gap-3">
          <p className="flex items-start gap-1.5 leading-snug font-semibold">
            <VegMark isVegetarian={isVegetarian} className="mt-0.5 size-4" />
            {onChange ? (
              <button
                type="button"
                aria-haspopup="dialog"
                aria-label={texts.changeDish(name)}
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
                {texts.change}
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
              <Money paise={linePaise(line)} />
              {texts.each}
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
      {texts.was}
      <Money paise={toPaise(price)} />
    </span>
  );
}
