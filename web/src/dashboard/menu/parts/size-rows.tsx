import { Trash2 } from 'lucide-react';
import { fieldClass } from '../../../lib/ui/field-frame.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { maxPriceText, typedPrice } from '../../shared/typed-figures.ts';
import type { SizeForm } from '../sizes.ts';

interface SizeRowsProps {
  sizes: readonly SizeForm[];
  /** The end of each label, such as ` of Misal`, if the screen shows several dishes. */
  ofDish?: string;
  noteId?: string | undefined;
  onChange: (sizes: SizeForm[]) => void;
}

/** The sizes of a dish: name and price of each. */
export function SizeRows({ sizes, ofDish = '', noteId, onChange }: SizeRowsProps) {
  function change(key: string, changes: Partial<SizeForm>) {
    onChange(sizes.map((size) => (size.key === key ? { ...size, ...changes } : size)));
  }

  return sizes.map((size, index) => {
    const label = `${size.name || `size ${index + 1}`}${ofDish}`;
    return (
      <div key={size.key} className="grid grid-cols-[minmax(0,1fr)_6.5rem_auto] gap-2">
        <input
          aria-label={`Name of size ${index + 1}${ofDish}`}
          aria-describedby={noteId}
          placeholder={['Half', 'Full'][index] ?? 'Size'}
          value={size.name}
          autoComplete="off"
          maxLength={40}
          onChange={({ target }) => change(size.key, { name: target.value })}
          className={fieldClass}
        />
        <input
          aria-label={`Price of ${label}`}
          aria-describedby={noteId}
          placeholder="₹"
          inputMode="decimal"
          value={size.price}
          autoComplete="off"
          maxLength={maxPriceText}
          onChange={({ target }) => change(size.key, { price: typedPrice(target.value) })}
          className={`${fieldClass} text-right tabular-nums`}
        />
        <IconButton
          label={`Remove ${label}`}
          icon={<Trash2 size={18} />}
          onClick={() => onChange(sizes.filter(({ key }) => key !== size.key))}
        />
      </div>
    );
  });
}
