import type { DishSize, MenuItem } from '@thali/shared/menu/menu.contract';
import { toPaise } from '@thali/shared/money/paise';
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from 'react';
import { fieldClass } from '../../../lib/ui/field-frame.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import {
  maxPriceText,
  priceOf,
  priceProblem,
  priceText,
  typedPrice,
} from '../../shared/typed-figures.ts';

/**
 * Saves a new price of a dish or of one of its sizes.
 * @param item  the dish as the editor showed it
 * @returns the reason if the save fails
 */
export type SavePrice = (
  item: MenuItem,
  sizeId: string | undefined,
  price: number,
) => Promise<string | undefined>;

interface PriceCellProps {
  item: MenuItem;
  onPrice: SavePrice;
}

/** The price of a dish, or of each size. A tap edits it in place. Rule: menu-33 */
export function PriceCell({ item, onPrice }: PriceCellProps) {
  return (
    <div className="flex shrink-0 flex-wrap gap-x-1 gap-y-5 max-lg:-ml-2 lg:justify-end">
      {(item.sizes ?? [undefined]).map((size) => (
        <PriceEditor key={size?.id ?? 'price'} item={item} size={size} onPrice={onPrice} />
      ))}
    </div>
  );
}

function PriceEditor({ item, size, onPrice }: PriceCellProps & { size: DishSize | undefined }) {
  const { price } = size ?? item;
  const label = `Price of ${size ? `${size.name} of ` : ''}${item.name}`;
  /** The dish when the editor opened, so that a change in another tab is noticed. */
  const [openedItem, setOpenedItem] = useState<MenuItem>();
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const noteId = useId();
  const input = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  /** This is a ref, because Enter and its blur event both occur before the next render. */
  const isOpen = useRef(false);
  const isEditing = openedItem !== undefined;

  useLayoutEffect(() => {
    if (isEditing) input.current?.select();
    else if (document.activeElement === document.body && isOpen.current) button.current?.focus();
    isOpen.current = isEditing;
  }, [isEditing]);

  // After a conflict the next Enter replaces the price that the message names.
  const shownItem = problem ? item : openedItem;

  function open() {
    setOpenedItem(item);
    setText(priceText(price));
    setProblem(undefined);
  }

  async function save() {
    if (!shownItem || !isOpen.current || isBusy) return;
    const newPrice = priceOf(text);
    const unclear = newPrice === undefined ? 'Please enter a price' : priceProblem(text);
    if (unclear || newPrice === undefined) return setProblem(unclear);
    if (newPrice === price) return setOpenedItem(undefined);
    setBusy(true);
    const failure = await onPrice(shownItem, size?.id, newPrice);
    setBusy(false);
    setProblem(failure);
    if (!failure) setOpenedItem(undefined);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape') setOpenedItem(undefined);
  }

  if (!isEditing) {
    return (
      <button
        ref={button}
        type="button"
        title="Change the price"
        onClick={open}
        // On a phone, the touch target overlaps the name above, so that the row stays low.
        className="min-h-11 min-w-11 rounded-field px-2 font-bold whitespace-nowrap hover:bg-sunken max-lg:-my-2.5"
      >
        <span className="sr-only">{label}: </span>
        <span>
          {size && <span className="text-sm font-normal">{size.name} </span>}
          <Money paise={toPaise(price)} isShort />
        </span>
      </button>
    );
  }
  return (
    <span className="flex flex-col">
      <input
        ref={input}
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? noteId : undefined}
        aria-busy={isBusy}
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxPriceText}
        value={text}
        onChange={({ target }) => setText(typedPrice(target.value))}
        onKeyDown={onKeyDown}
        onBlur={() => void save()}
        className={`${fieldClass} w-24! text-right tabular-nums`}
      />
      {problem && (
        <span id={noteId} role="alert" className="max-w-40 text-sm text-chilli">
          {problem}
        </span>
      )}
    </span>
  );
}
