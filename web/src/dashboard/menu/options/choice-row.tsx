import { Trash2 } from 'lucide-react';
import { type ComponentProps, type KeyboardEvent, useId } from 'react';
import { normaliseWholeNumber } from '../../../lib/forms/whole-number.ts';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { classNames } from '../../../lib/ui/class-names.ts';
import { fieldClass } from '../../../lib/ui/field-frame.tsx';
import { IconButton } from '../../../lib/ui/icon-button.tsx';
import { Switch } from '../../../lib/ui/switch.tsx';
import { maxPriceText, priceText, typedPrice } from '../../shared/typed-figures.ts';
import { DragHandle, MoveButtons } from '../parts/move-controls.tsx';
import type { ChoiceForm } from './group-input.ts';

interface ChoiceRowProps {
  choice: ChoiceForm;
  position: number;
  count: number;
  /** The name of the choice, or its number. */
  label: string;
  isDragged: boolean;
  problemOf: (name: 'name' | 'price' | 'quantity') => string | undefined;
  onChange: (changes: Partial<ChoiceForm>) => void;
  /** Runs when the user leaves the field. */
  onLeave: (name: 'price' | 'quantity') => void;
  onEnter: () => void;
  onRemove: () => void;
  onStep: (to: number, button: HTMLButtonElement) => void;
}

/** The fields of a choice. Name and price come first, rarely changed fields below. */
export function ChoiceRow(props: ChoiceRowProps) {
  const { choice, position, count, label, isDragged, problemOf } = props;
  const { onChange, onLeave, onEnter, onRemove, onStep } = props;
  const id = useId();
  const problem = problemOf('name') ?? problemOf('price') ?? problemOf('quantity');
  const invalid = (name: Parameters<typeof problemOf>[0]) => ({
    'aria-invalid': problemOf(name) ? true : undefined,
    'aria-describedby': problemOf(name) ? `${id}-note` : undefined,
  });

  function addByEnter(event: KeyboardEvent) {
    const isPlain = !(event.ctrlKey || event.metaKey || event.nativeEvent.isComposing);
    if (event.key !== 'Enter' || !isPlain || !(event.target instanceof HTMLInputElement)) return;
    event.preventDefault();
    onEnter();
  }

  return (
    <li
      data-row={choice.key}
      onKeyDown={addByEnter}
      className={classNames(
        'flex flex-wrap items-center gap-x-2 rounded-field border py-2 pr-2',
        isDragged ? 'border-accent-ink bg-accent-soft shadow-mid' : 'border-line bg-paper',
      )}
    >
      <DragHandle id={choice.key} />
      <input
        aria-label={`Name of choice ${position + 1}`}
        required
        autoComplete="off"
        maxLength={40}
        placeholder="Name"
        value={choice.name}
        onChange={(event) => onChange({ name: event.target.value })}
        {...invalid('name')}
        className={classNames(fieldClass, 'w-auto! min-w-0 grow basis-24')}
      />
      <AddedPriceInput
        label={label}
        value={choice.price}
        keptPrice={choice.keptPrice}
        onChange={(price) => onChange({ price })}
        onBlur={() => onLeave('price')}
        {...invalid('price')}
      />
      {problem && (
        <p
          id={`${id}-note`}
          role="alert"
          className="mt-1 basis-full pl-12 text-sm text-chilli sm:order-1"
        >
          {problem}
        </p>
      )}
      {choice.keptPrice !== undefined && choice.price === '' && (
        <p className="mt-1 basis-full pl-12 text-sm text-ink-soft sm:order-1">
          It lowers the price of the dish. To show guests its own price, edit the dish and add sizes
          there.
        </p>
      )}
      <div className="mt-1 flex basis-full flex-wrap items-center gap-x-5 pl-12 text-sm max-sm:contents sm:order-1">
        <div className="text-sm max-sm:mr-3 max-sm:ml-3">
          <Switch
            label={
              <>
                Available<span className="sr-only">: {label}</span>
              </>
            }
            isOn={choice.isAvailable}
            onChange={(isAvailable) => onChange({ isAvailable })}
          />
        </div>
        <Checkbox
          className="text-sm font-semibold"
          label={
            <>
              Preselected<span className="sr-only">: {label}</span>
            </>
          }
          checked={choice.isDefault}
          onChange={(event) => onChange({ isDefault: event.target.checked })}
        />
        <label className="flex items-center gap-2 py-0.5 text-sm font-semibold max-sm:ml-3">
          Portions left<span className="sr-only"> of {label}</span>
          <input
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            placeholder="Any"
            value={choice.quantity}
            onChange={(event) => onChange({ quantity: normaliseWholeNumber(event.target.value) })}
            onBlur={() => onLeave('quantity')}
            {...invalid('quantity')}
            className={classNames(fieldClass, 'min-h-11! w-20! px-2.5! tabular-nums')}
          />
        </label>
      </div>
      <span className="ml-auto flex">
        <MoveButtons name={label} position={position} count={count} onStep={onStep} />
        <IconButton
          label={`Remove ${label}`}
          icon={<Trash2 size={18} />}
          disabled={count === 1}
          onClick={onRemove}
        />
      </span>
    </li>
  );
}

interface AddedPriceInputProps
  extends Pick<ComponentProps<'input'>, 'aria-invalid' | 'aria-describedby' | 'onBlur'> {
  label: string;
  value: string;
  keptPrice: number | undefined;
  onChange: (value: string) => void;
}

/** The field for the added price of the choice. */
function AddedPriceInput({ label, value, keptPrice, onChange, ...rest }: AddedPriceInputProps) {
  const isLower = keptPrice !== undefined && value === '';
  return (
    <label className="relative w-29 shrink-0">
      {!isLower && (
        <span className="absolute inset-y-0 left-0 grid w-9 place-items-center text-lg font-bold">
          +
        </span>
      )}
      <input
        {...rest}
        aria-label={`Added price of ${label} (₹)`}
        inputMode="decimal"
        autoComplete="off"
        maxLength={maxPriceText}
        placeholder={isLower ? `₹${priceText(-keptPrice)} less` : '0'}
        value={value}
        onChange={(event) => onChange(typedPrice(event.target.value))}
        className={classNames(fieldClass, !isLower && 'pl-9!', 'pr-2! tabular-nums')}
      />
    </label>
  );
}
