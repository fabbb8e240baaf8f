import type { ComponentProps, KeyboardEventHandler, ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { Button } from '../ui/button.tsx';
import { FormFailure } from '../ui/form-failure.tsx';
import type { ContractForm } from './use-contract-form.ts';

interface FormProps<Values extends FieldValues> {
  form: ContractForm<Values>;
  /** The id for a submit button outside of the form, such as in the footer of a dialog. */
  id?: string;
  className?: string;
  'aria-label'?: string;
  /** Whether to leave the checks and their messages to the browser. */
  isNative?: boolean;
  /** Whether the failure shows outside of the form, such as in the footer of a dialog. */
  isFailureOutside?: boolean;
  onKeyDown?: KeyboardEventHandler;
  /** The next step after a failure, such as a link to sign in instead. */
  afterFailure?: ReactNode;
  /** The buttons. */
  actions?: ReactNode;
  children: ReactNode;
}

/** The element for `useContractForm`: fields, then the failure of the whole form, then buttons. */
export function Form<Values extends FieldValues>(props: FormProps<Values>) {
  const {
    form,
    className = 'flex flex-col gap-4',
    isNative = false,
    isFailureOutside = false,
    afterFailure,
    actions,
    children,
    ...rest
  } = props;
  return (
    <form {...rest} noValidate={!isNative} onSubmit={form.submit} className={className}>
      {children}
      {!isFailureOutside && <FormFailure text={form.failure}>{afterFailure}</FormFailure>}
      {actions}
    </form>
  );
}

interface SubmitButtonProps
  extends Omit<ComponentProps<typeof Button>, 'type' | 'isBusy' | 'form'> {
  form: { isBusy: boolean };
}

/** Submits the form around it, and shows when the form is being sent. */
export function SubmitButton({ form, ...button }: SubmitButtonProps) {
  return <Button {...button} type="submit" isBusy={form.isBusy} />;
}
