import { type ReactNode, useId } from 'react';
import { descriptionProps, FieldFrame, fieldClass } from './field-frame.tsx';
import { PillSelect, type PillSelectProps } from './pill-select.tsx';
import { Spinner } from './spinner.tsx';

interface SelectProps<V extends string>
  extends Omit<PillSelectProps<V>, 'id' | 'look' | 'className'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  /** Whether the options load or the choice is being saved. */
  isBusy?: boolean | undefined;
}

/** A select below its label. */
export function Select<V extends string>({
  label,
  hint,
  error,
  isOptional,
  isBusy,
  disabled,
  ...rest
}: SelectProps<V>) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className="relative">
        <PillSelect
          {...rest}
          id={id}
          disabled={disabled || isBusy}
          aria-busy={isBusy || undefined}
          {...descriptionProps(id, { hint, error })}
          look={fieldClass}
          className="text-ellipsis"
        />
        {isBusy && <Spinner className="absolute inset-y-0 right-9 my-auto size-4" />}
      </div>
    </FieldFrame>
  );
}
