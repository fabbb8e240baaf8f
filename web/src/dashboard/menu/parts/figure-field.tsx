import { Controller, type FieldPathByValue, type UseFormReturn } from 'react-hook-form';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { typedPrice } from '../../shared/typed-figures.ts';
import { type ItemForm, typedWhole } from '../item-input.ts';
import { Required } from './field-group.tsx';

interface FigureFieldProps {
  form: UseFormReturn<ItemForm>;
  name: FieldPathByValue<ItemForm, string>;
  label: string;
  hint?: string;
  isRequired?: boolean;
}

/** A number; what is no figure does not get in, and nothing below 0. */
export function FigureField({ form, name, label, hint, isRequired = false }: FigureFieldProps) {
  const typed = name === 'price' ? typedPrice : typedWhole;
  return (
    <Controller
      control={form.control}
      name={name}
      render={({ field, fieldState }) => (
        <TextField
          label={isRequired ? <Required>{label}</Required> : label}
          isOptional={!isRequired}
          required={isRequired}
          inputMode={name === 'price' ? 'decimal' : 'numeric'}
          autoComplete="off"
          maxLength={12}
          hint={hint}
          error={fieldState.error?.message}
          name={field.name}
          ref={field.ref}
          value={field.value}
          onChange={(event) => field.onChange(typed(event.target.value))}
          onBlur={field.onBlur}
          className="tabular-nums"
        />
      )}
    />
  );
}
