import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { FormFailure } from '../ui/form-failure.tsx';
import { textLinkClass } from '../ui/text-link-class.ts';
import type { ContractForm } from './use-contract-form.ts';

interface AutosaveFormProps<Values extends FieldValues> {
  /** Needs the option `isAutosaved`. */
  form: ContractForm<Values>;
  className?: string;
  children: ReactNode;
}

/**
 * A form without a button. It saves when the person leaves a changed field or presses Enter. A choice submits the form
 * itself. After a failure the typed value stays. Rule: settings-3
 */
export function AutosaveForm<Values extends FieldValues>(props: AutosaveFormProps<Values>) {
  const { form, className = 'flex flex-col gap-4', children } = props;
  return (
    <form noValidate onSubmit={form.submit} onBlur={form.submitIfDirty} className={className}>
      {children}
      {/* Enter submits a form of several fields only with a button. */}
      <button type="submit" hidden />
      <FormFailure text={form.failure}>
        <button type="submit" className={`${textLinkClass} inline-flex min-h-11 items-center`}>
          Try Again
        </button>
      </FormFailure>
      <p role="status" className="-mb-3 flex min-h-5 items-center gap-1.5 text-sm text-ink-soft">
        {form.isBusy && 'Saving...'}
        {!form.isBusy && form.isSaved && (
          <>
            <Check size={16} aria-hidden="true" className="text-leaf" />
            Saved
          </>
        )}
      </p>
    </form>
  );
}
