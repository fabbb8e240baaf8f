import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { descriptionProps, FieldFrame, fieldClass } from './field-frame.tsx';

interface TextFieldProps extends Omit<ComponentProps<'input'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  /** Content at the right end, such as a button that shows the password. */
  trailing?: ReactNode;
}

export function TextField({
  label,
  hint,
  error,
  isOptional,
  trailing,
  className,
  ...rest
}: TextFieldProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <div className="relative">
        <input
          {...rest}
          {...descriptionProps(id, { hint, error })}
          id={id}
          className={classNames(fieldClass, trailing ? 'pr-12' : null, className)}
        />
        {trailing && <div className="absolute inset-y-0 right-1 flex items-center">{trailing}</div>}
      </div>
    </FieldFrame>
  );
}
