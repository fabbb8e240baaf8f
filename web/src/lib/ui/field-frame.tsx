import type { ReactNode } from 'react';
import * as texts from './ui-texts.ts';

interface FieldFrameProps {
  id: string;
  label: ReactNode;
  hint?: ReactNode;
  error?: string | undefined;
  isOptional?: boolean | undefined;
  children: ReactNode;
}

/** A field with its label, and its error or hint. The field sets `aria-describedby` to `{id}-note`. */
export function FieldFrame({ id, label, hint, error, isOptional, children }: FieldFrameProps) {
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        {label}
        {isOptional && <span className="font-normal text-ink-faint">{texts.optional}</span>}
      </label>
      {children}
      {(error || hint) && (
        // A new element makes screen readers announce the error.
        <p
          key={error ? 'error' : 'hint'}
          id={`${id}-note`}
          role={error ? 'alert' : undefined}
          className={error ? 'text-sm text-chilli' : 'text-sm text-ink-faint'}
        >
          {error || hint}
        </p>
      )}
    </div>
  );
}

/** The attributes that tie a field to its error or hint. */
export function descriptionProps(
  id: string,
  { hint, error }: Pick<FieldFrameProps, 'hint' | 'error'>,
) {
  return {
    ...(error && { 'aria-invalid': true }),
    ...((error || hint) && { 'aria-describedby': `${id}-note` }),
  };
}

export const fieldClass =
  'w-full min-h-12 rounded-field border border-line-strong bg-surface px-3.5 text-base text-ink ' +
  'placeholder:text-ink-faint transition-shadow focus-visible:outline-2 focus-visible:outline-offset-0 ' +
  'aria-invalid:border-chilli disabled:bg-sunken disabled:text-ink-soft';
