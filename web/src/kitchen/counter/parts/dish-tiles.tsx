import { isOrderable } from '@thali/shared/menu/is-orderable';
import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { useState } from 'react';
import { Chip } from '../../../lib/ui/chip.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { DishPrice } from '../../../lib/ui/dish-price.tsx';
import { dishNamed } from '../../../orders/display/dish-name.ts';
import * as texts from '../counter-texts.ts';
import { keyOfTile, useTileKeys } from '../use-counter-keys.ts';
import { KeyHint } from './key-hint.tsx';

interface DishTilesProps {
  dishes: readonly MenuItem[];
  categories: readonly MenuCategory[];
  /** The portions of each dish in the sale. */
  counts: ReadonlyMap<string, number>;
  onAdd: (dish: MenuItem) => void;
}

const lowStockLimit = 10;

/** The dishes as tiles. A tap adds a portion. Rule: counter-2 */
export function DishTiles({ dishes, categories, counts, onAdd }: DishTilesProps) {
  const [categoryId, setCategoryId] = useState<string>();
  const usedCategories = categories.filter(({ id }) =>
    dishes.some((dish) => dish.categoryId === id),
  );
  const visibleDishes = categoryId
    ? dishes.filter((dish) => dish.categoryId === categoryId)
    : dishes;
  useTileKeys(visibleDishes, onAdd);
  return (
    <section aria-label={texts.dishes} className="flex flex-col gap-3">
      {usedCategories.length > 1 && (
        <fieldset className="-mx-3 flex min-w-0 gap-2 overflow-x-auto px-3 pb-1">
          <legend className="sr-only">{texts.category}</legend>
          <Chip isSelected={categoryId === undefined} onClick={() => setCategoryId(undefined)}>
            {texts.all}
          </Chip>
          {usedCategories.map(({ id, name }) => (
            <Chip key={id} isSelected={categoryId === id} onClick={() => setCategoryId(id)}>
              {name}
            </Chip>
          ))}
        </fieldset>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(9.5rem,1fr))] gap-2">
        {visibleDishes.map((dish, index) => (
          <li key={dish.id}>
            <DishTile
              dish={dish}
              count={counts.get(dish.id) ?? 0}
              digit={keyOfTile(index)}
              onAdd={() => onAdd(dish)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface DishTileProps {
  dish: MenuItem;
  count: number;
  /** The key that selects the tile. */
  digit: string | undefined;
  onAdd: () => void;
}

function DishTile({ dish, count, digit, onAdd }: DishTileProps) {
  const canSell = isOrderable(dish);
  const isFew = dish.quantity !== null && dish.quantity < lowStockLimit;
  return (
    <button
      type="button"
      aria-disabled={!canSell || undefined}
      aria-keyshortcuts={digit}
      onClick={canSell ? onAdd : undefined}
      // A mouse press keeps the focus, so that Enter then sells.
      onMouseDown={(event) => event.preventDefault()}
      className={classNames(
        'relative flex h-full min-h-20 w-full flex-col justify-between gap-1 rounded-card border-2 bg-surface p-3 text-left transition-colors',
        count > 0 ? 'border-accent' : 'border-line hover:border-line-strong',
        !canSell && 'cursor-not-allowed opacity-55',
      )}
    >
      <span className="line-clamp-2 pr-6 leading-snug font-semibold">{dishNamed(dish)}</span>
      <span className="flex items-baseline justify-between gap-2">
        <DishPrice dish={dish} className="font-bold" />
        <span className="grow text-right text-sm text-ink-soft">
          {!canSell ? texts.soldOut : isFew ? texts.left(dish.quantity ?? 0) : ''}
        </span>
        {digit && <KeyHint>{digit}</KeyHint>}
      </span>
      {count > 0 && (
        <span className="absolute top-2 right-2 grid size-7 place-items-center rounded-full bg-accent text-sm font-bold text-on-accent tabular-nums">
          <span className="sr-only">{texts.inSale}</span>
          {count}
        </span>
      )}
    </button>
  );
}
