import { useId } from 'react';
import { Chip } from '../../../lib/ui/chip.tsx';
import { descriptionProps, fieldClass } from '../../../lib/ui/field-frame.tsx';
import { PillSelect } from '../../../lib/ui/pill-select.tsx';
import { maxPriceText, priceProblem, typedPrice } from '../../shared/typed-figures.ts';
import type { BulkChange } from '../change-many.ts';
import { sizesProblem } from '../sizes.ts';
import { SizeRows } from './size-rows.tsx';

const kinds = [
  { kind: 'price', label: 'Change prices' },
  { kind: 'sizes', label: 'Set half and full' },
  { kind: 'on', label: 'Switch on' },
  { kind: 'off', label: 'Switch off' },
] as const;

interface ChangeManyFieldsProps {
  change: BulkChange;
  onChange: (change: BulkChange) => void;
}

/** The fields that describe the change: prices up or down, or dishes on or off. */
export function ChangeManyFields({ change, onChange }: ChangeManyFieldsProps) {
  const id = useId();
  const problem = priceProblem(change.figure);
  const set = (more: Partial<BulkChange>) => onChange({ ...change, ...more });
  return (
    <div className="flex flex-col gap-3">
      <fieldset aria-label="What to do" className="flex flex-wrap gap-2">
        {kinds.map(({ kind, label }) => (
          <Chip key={kind} isSelected={change.kind === kind} onClick={() => set({ kind })}>
            {label}
          </Chip>
        ))}
      </fieldset>
      {change.kind === 'sizes' && (
        <fieldset className="flex flex-col gap-2" aria-label="Price of each size (₹)">
          <SizeRows sizes={change.sizes} onChange={(sizes) => sizes.length > 1 && set({ sizes })} />
          {change.sizes.every(({ price }) => price !== '') && (
            <p role="alert" className="text-sm text-chilli empty:hidden">
              {sizesProblem(change.sizes)}
            </p>
          )}
        </fieldset>
      )}
      {change.kind === 'price' && (
        <div className="flex flex-wrap items-center gap-2">
          <PillSelect
            aria-label="Up or down"
            value={change.direction}
            onChange={(direction) => set({ direction })}
            options={[
              { value: 'up', label: 'Raise by' },
              { value: 'down', label: 'Lower by' },
            ]}
          />
          <label htmlFor={id} className="sr-only">
            By how much
          </label>
          <input
            id={id}
            inputMode="decimal"
            autoComplete="off"
            maxLength={maxPriceText}
            placeholder="0"
            value={change.figure}
            {...descriptionProps(id, { error: problem })}
            onChange={({ target }) => set({ figure: typedFigure(target.value) })}
            className={`${fieldClass} max-w-24 text-right tabular-nums`}
          />
          <PillSelect
            aria-label="Rupees or per cent"
            value={change.by}
            onChange={(by) => set({ by })}
            options={[
              { value: 'amount', label: '₹' },
              { value: 'percent', label: '%' },
            ]}
          />
          <PillSelect
            aria-label="Rounding"
            value={change.roundTo}
            onChange={(roundTo) => set({ roundTo })}
            options={[
              { value: '1', label: 'Round to ₹1' },
              { value: '5', label: 'Round to ₹5' },
              { value: '0', label: 'No rounding' },
            ]}
          />
          {problem && (
            <p id={`${id}-note`} role="alert" className="basis-full text-sm text-chilli">
              {problem}
            </p>
          )}
        </div>
      )}
    </div>
  );
}

/** Keeps the number of a typed price or percentage, such as `10%`. */
function typedFigure(text: string): string {
  return typedPrice(text.replace(/\s*%\s*$/, ''));
}
