import { Trash2 } from 'lucide-react';
import { fieldClass } from '../../../lib/ui/field-frame.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { maxPriceText, typedPrice } from '../../shared/typed-figures.ts';
import type { ImportRow, ImportSize } from '../import-rows.ts';

interface ImportSizesProps {
  row: ImportRow;
  noteId: string | undefined;
  onEdit: (key: string, changes: Partial<ImportRow>) => void;
}

/** The prices of a dish by size. If only one size remains, its price becomes the dish's price. */
export function ImportSizes({ row, noteId, onEdit }: ImportSizesProps) {
  const { sizes } = row;

  function change(key: string, changes: Partial<ImportSize>) {
    onEdit(row.key, {
      sizes: sizes.map((size) => (size.key === key ? { ...size, ...changes } : size)),
    });
  }

  function remove(key: string) {
    const rest = sizes.filter((size) => size.key !== key);
    const [last] = rest;
    onEdit(row.key, rest.length === 1 && last ? { sizes: [], price: last.price } : { sizes: rest });
  }

  return (
    <fieldset
      aria-label={`Sizes of ${row.name}`}
      className="col-span-2 col-start-2 flex flex-col gap-2"
    >
      {sizes.map((size, index) => {
        const label = size.name || `size ${index + 1}`;
        return (
          <div key={size.key} className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] gap-2">
            <input
              aria-label={`Name of size ${index + 1} of ${row.name}`}
              aria-describedby={noteId}
              placeholder={['Half', 'Full'][index] ?? 'Size'}
              value={size.name}
              autoComplete="off"
              maxLength={40}
              onChange={({ target }) => change(size.key, { name: target.value })}
              className={fieldClass}
            />
            <input
              aria-label={`Price of ${label} of ${row.name}`}
              aria-describedby={noteId}
              placeholder="Price"
              inputMode="decimal"
              value={size.price}
              autoComplete="off"
              maxLength={maxPriceText}
              onChange={({ target }) => change(size.key, { price: typedPrice(target.value) })}
              className={`${fieldClass} text-right tabular-nums`}
            />
            <IconButton
              label={`Remove ${label} of ${row.name}`}
              icon={<Trash2 size={18} />}
              onClick={() => remove(size.key)}
            />
          </div>
        );
      })}
    </fieldset>
  );
}
