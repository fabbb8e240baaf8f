import { menuLimits } from '@thali/shared/menu/menu-limits';
import { Plus } from 'lucide-react';
import { useId, useRef } from 'react';
import { useController } from 'react-hook-form';
import type { ContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { useLostFocus } from '../../../lib/ui/use-lost-focus.ts';
import type { ItemForm } from '../item-input.ts';
import {
  blankSize,
  findSizesProblem,
  type SizeForm,
  sizesProblem,
  withoutOnlySize,
} from '../sizes.ts';
import { Required } from './field-group.tsx';
import { SizeRows } from './size-rows.tsx';

interface SizesFieldProps {
  form: ContractForm<ItemForm>;
  onReuse: (sizes: SizeForm[]) => void;
}

/** The sizes of a dish, each with its own price. Rule: menu-32 */
export function SizesField({ form, onReuse }: SizesFieldProps) {
  const { field, fieldState } = useController({ control: form.control, name: 'sizes' });
  const noteId = useId();
  const root = useRef<HTMLFieldSetElement>(null);
  const sizes = field.value;
  const fieldAt = (index: number, name: 'name' | 'price') =>
    root.current?.querySelectorAll('input')[2 * index + (name === 'price' ? 1 : 0)];
  field.ref({
    focus: () => {
      const problem = findSizesProblem(sizes);
      fieldAt(problem?.index ?? 0, problem?.field ?? 'name')?.focus();
    },
  });
  useLostFocus(sizes.length, () => fieldAt(0, 'price'));
  const error = fieldState.error?.message ?? fieldState.error?.root?.message;

  function change(next: SizeForm[]) {
    const { sizes: remainingSizes, price } = withoutOnlySize(next);
    field.onChange(remainingSizes);
    if (price !== undefined) form.setValue('price', price, { shouldDirty: true });
    if (error) void form.trigger('sizes');
  }

  if (sizes.length === 0) {
    return (
      <Button
        variant="quiet"
        size="small"
        icon={<Plus size={18} />}
        className="-mt-2 self-start"
        onClick={() => change([blankSize('Half'), blankSize('Full', form.getValues('price'))])}
      >
        Half and full prices
      </Button>
    );
  }
  return (
    <fieldset
      ref={root}
      className="flex min-w-0 flex-col gap-2"
      aria-describedby={error ? noteId : undefined}
    >
      <legend className="mb-1.5 text-sm font-semibold">
        <Required>Price of each size (₹)</Required>
      </legend>
      <SizeRows sizes={sizes} noteId={error ? noteId : undefined} onChange={change} />
      {error && (
        <p id={noteId} role="alert" className="text-sm text-chilli">
          {error}
        </p>
      )}
      <div className="flex flex-wrap gap-2">
        <Button
          variant="quiet"
          size="small"
          icon={<Plus size={18} />}
          disabled={sizes.length >= menuLimits.sizesOfDish}
          onClick={() => change([...sizes, blankSize()])}
        >
          Add size
        </Button>
        <Button
          variant="quiet"
          size="small"
          disabled={sizesProblem(sizes) !== undefined}
          onClick={() => onReuse(sizes)}
        >
          Add to dishes…
        </Button>
      </div>
    </fieldset>
  );
}
