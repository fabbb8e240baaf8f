import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { newPrice } from '@thali/shared/menu/new-price';
import { toPaise } from '@thali/shared/money/paise';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { Money } from '../../../lib/ui/money.tsx';
import { type RowSelection, selectionOfAll } from '../../../lib/ui/table/use-row-selection.ts';
import type { ManyChange } from '../change-many.ts';

interface DishChoicesProps {
  categories: readonly MenuCategory[];
  items: readonly MenuItem[];
  selection: RowSelection;
  change: ManyChange;
}

/** Lets the user select dishes, one by one or by category. Shows the result of the change beside each dish. */
export function DishChoices({ categories, items, selection, change }: DishChoicesProps) {
  return categories.map((category) => {
    const dishes = items.filter(({ categoryId }) => categoryId === category.id);
    const ids = dishes.map(({ id }) => id);
    const state = selectionOfAll(selection.selected, ids);
    if (ids.length === 0) return null;
    return (
      <fieldset key={category.id} className="rounded-card border border-line px-3.5 pb-1.5">
        <legend className="sr-only">{category.name}</legend>
        <Checkbox
          label={<b>{category.name}</b>}
          checked={state === 'all'}
          isIndeterminate={state === 'some'}
          onChange={({ target }) => selection.selectRows(ids, target.checked)}
        />
        <ul className="border-t border-line">
          {dishes.map((item) => (
            <li key={item.id} className="flex items-center justify-between gap-3">
              <Checkbox
                label={item.name}
                checked={selection.selected.has(item.id)}
                onChange={({ target }) => selection.selectRow(item.id, target.checked)}
                className="min-w-0"
              />
              <ChangePreview
                item={item}
                change={selection.selected.has(item.id) ? change : undefined}
              />
            </li>
          ))}
        </ul>
      </fieldset>
    );
  });
}

/** The current value. For a selected dish, also the new value. */
function ChangePreview({ item, change }: { item: MenuItem; change: ManyChange | undefined }) {
  const price = change?.kind === 'price' ? newPrice(item.price, change) : item.price;
  const isAvailable = change && change.kind !== 'price' ? change.kind === 'on' : item.isAvailable;
  return (
    <span className="flex shrink-0 flex-wrap items-center justify-end gap-2 text-sm">
      {!isAvailable && <Badge tone="chilli">Unavailable</Badge>}
      {price === item.price ? (
        <Money paise={toPaise(item.price)} />
      ) : (
        <>
          <Money paise={toPaise(item.price)} className="text-ink-faint" />
          <span role="img" aria-label="becomes">
            →
          </span>
          <Money paise={toPaise(price)} className="font-bold" />
        </>
      )}
    </span>
  );
}
