import type { MenuCategory, MenuItem } from '@thali/shared/menu/menu.contract';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { DishPrices } from '../../../lib/ui/dish-prices.tsx';
import { type RowSelection, selectionOfAll } from '../../../lib/ui/table/use-row-selection.ts';
import { type BulkChange, itemAfter } from '../change-many.ts';
import { isSame } from '../changed-fields.ts';

interface DishChoicesProps {
  categories: readonly MenuCategory[];
  items: readonly MenuItem[];
  selection: RowSelection;
  /** Undefined without a complete change. */
  change?: BulkChange | undefined;
}

/** Lets the user select dishes, one by one or by category. Shows the result of the change beside each dish. */
export function DishSelectionList({ categories, items, selection, change }: DishChoicesProps) {
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
function ChangePreview({ item, change }: { item: MenuItem; change: BulkChange | undefined }) {
  const itemAfterChange = change ? itemAfter(item, change) : item;
  const { isAvailable } = itemAfterChange;
  return (
    <span className="flex max-w-3/5 shrink-0 flex-wrap items-center justify-end gap-x-2 text-sm">
      {!isAvailable && <Badge tone="chilli">Unavailable</Badge>}
      <DishPrices dish={item} />
      {(itemAfterChange.price !== item.price || !isSame(itemAfterChange.sizes, item.sizes)) && (
        <>
          <span role="img" aria-label="becomes">
            →
          </span>
          <DishPrices dish={itemAfterChange} />
        </>
      )}
    </span>
  );
}
