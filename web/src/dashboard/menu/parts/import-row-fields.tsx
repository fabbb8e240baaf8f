import { memo } from 'react';
import { Badge } from '../../../lib/ui/badge.tsx';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { Chip } from '../../../lib/ui/chip.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { fieldClass } from '../../../lib/ui/field-frame.tsx';
import { VegMark } from '../../../lib/ui/marks/veg-mark.tsx';
import { maxPriceText, priceProblem, typedPrice } from '../../shared/typed-figures.ts';
import { type ImportRow, problemOf } from '../import-rows.ts';
import { ImportSizes } from './import-sizes.tsx';
import { MealTimeChips } from './meal-time-chips.tsx';

interface ImportRowFieldsProps {
  row: ImportRow;
  /** The id of the datalist with the categories. */
  listId: string;
  isOnMenu: boolean;
  hasTried: boolean;
  onEdit: (key: string, changes: Partial<ImportRow>) => void;
}

/** A dish of the list with its fields. Shows fewer fields if the dish is not included. */
export const ImportRowFields = memo(function ImportRowFields(props: ImportRowFieldsProps) {
  const { row, listId, isOnMenu, hasTried, onEdit } = props;
  const lacksPrice = row.isIncluded && row.price === '' && row.sizes.length === 0;
  const formProblem = hasTried && row.isIncluded ? problemOf(row) : undefined;
  const problem =
    row.failure ??
    (lacksPrice ? row.priceDoubt : undefined) ??
    formProblem ??
    priceProblem(row.price);
  const hasSizes = row.sizes.length > 0;
  const noteId = `import-${row.key}`;
  const field = (name: 'name' | 'price' | 'category' | 'description', label: string) => ({
    'aria-label': `${label} of ${row.name}`,
    'aria-describedby': problem ? noteId : undefined,
    placeholder: label,
    value: row[name],
    autoComplete: 'off',
    disabled: !row.isIncluded,
    onChange: ({ target }: { target: HTMLInputElement }) =>
      onEdit(row.key, { [name]: name === 'price' ? typedPrice(target.value) : target.value }),
  });
  return (
    <li
      data-entry
      className={classNames(
        'grid grid-cols-[auto_minmax(0,1fr)_6.5rem] items-center gap-2 rounded-card border p-2.5 pl-1',
        problem ? 'border-chilli' : 'border-line',
      )}
    >
      <Checkbox
        label={`Import ${row.name}`}
        isLabelHidden
        checked={row.isIncluded}
        onChange={({ target }) => onEdit(row.key, { isIncluded: target.checked })}
      />
      <input
        {...field('name', 'Name')}
        maxLength={80}
        className={classNames(fieldClass, hasSizes && 'col-span-2')}
      />
      {!hasSizes && (
        <input
          {...field('price', 'Price')}
          inputMode="decimal"
          maxLength={maxPriceText}
          className={`${fieldClass} text-right tabular-nums`}
        />
      )}
      {row.isIncluded && (
        <>
          {hasSizes && (
            <ImportSizes row={row} noteId={problem ? noteId : undefined} onEdit={onEdit} />
          )}
          <div className="col-span-2 col-start-2 flex flex-wrap gap-2">
            <input
              {...field('category', 'Category')}
              list={listId}
              maxLength={60}
              className={`${fieldClass} grow basis-32 sm:w-auto`}
            />
            <fieldset aria-label={`Veg or non-veg: ${row.name}`} className="flex gap-2">
              {[true, false].map((isVegetarian) => (
                <Chip
                  key={String(isVegetarian)}
                  isSelected={row.isVegetarian === isVegetarian}
                  icon={
                    <span aria-hidden="true" className="contents">
                      <VegMark isVegetarian={isVegetarian} className="size-4" />
                    </span>
                  }
                  onClick={() => onEdit(row.key, { isVegetarian })}
                >
                  {isVegetarian ? 'Veg' : 'Non-Veg'}
                </Chip>
              ))}
            </fieldset>
          </div>
          {row.hasListedMealTimes && (
            <fieldset aria-label={`Meal times of ${row.name}`} className="col-span-2 col-start-2">
              <MealTimeChips
                value={row.mealTimes}
                onChange={(mealTimes) => onEdit(row.key, { mealTimes })}
              />
            </fieldset>
          )}
          <input
            {...field('description', 'Description')}
            maxLength={500}
            className={`${fieldClass} col-span-2 col-start-2 text-sm`}
          />
        </>
      )}
      {(problem || isOnMenu) && (
        <div id={noteId} className="col-span-2 col-start-2 flex flex-wrap items-center gap-2">
          {isOnMenu && <Badge>Already on the menu</Badge>}
          {problem && <p className="text-sm text-chilli">{problem}</p>}
        </div>
      )}
    </li>
  );
});
