import { type ReactNode, useId } from 'react';

interface FieldGroupProps {
  label: ReactNode;
  error: string | undefined;
  children: ReactNode;
}

/** Several controls as one field, with a label above and the problem below. */
export function FieldGroup({ label, error, children }: FieldGroupProps) {
  const noteId = useId();
  return (
    <fieldset aria-describedby={error ? noteId : undefined} className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {children}
      {error && (
        <p id={noteId} role="alert" className="mt-1.5 text-sm text-chilli">
          {error}
        </p>
      )}
    </fieldset>
  );
}

/** The label of a required field. The field itself needs `required`. */
export function Required({ children }: { children: ReactNode }) {
  return (
    <>
      {children}
      <span aria-hidden="true" className="text-chilli">
        {' *'}
      </span>
    </>
  );
}
