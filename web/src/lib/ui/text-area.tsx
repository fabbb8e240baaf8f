import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from './class-names.ts';
import { descriptionProps, FieldFrame, fieldClass } from './field-frame.tsx';

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'id'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean | undefined;
}

export function TextArea({ label, hint, error, isOptional, className, ...rest }: TextAreaProps) {
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} error={error} isOptional={isOptional}>
      <textarea
        rows={3}
        {...rest}
        {...descriptionProps(id, { hint, error })}
        id={id}
        className={classNames(fieldClass, 'py-3', className)}
      />
    </FieldFrame>
  );
}
