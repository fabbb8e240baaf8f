import { CircleAlert, CircleCheck } from 'lucide-react';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { platformDomain } from '../../../lib/tenant/current-tenant.ts';
import { Spinner } from '../../../lib/ui/spinner.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import type { SubdomainCheck } from '../use-subdomain-check.ts';

interface SubdomainFieldProps extends UseFormRegisterReturn {
  /** The text in the field. */
  typed: string;
  check: SubdomainCheck;
  error: string | undefined;
}

/** The field for the subdomain, with the resulting address and whether it is free. Rule: plans-5 */
export function SubdomainField({ typed, check, ...field }: SubdomainFieldProps) {
  return (
    <TextField
      {...field}
      label="Subdomain"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={63}
      hint={
        <>
          <span className="block wrap-anywhere">{`${typed || 'your-mess'}.${platformDomain()}`}</span>
          <span role="status" className="mt-0.5 block min-h-5">
            <CheckNote {...check} />
          </span>
        </>
      }
    />
  );
}

function CheckNote({ state, message }: SubdomainCheck) {
  if (state === 'unknown') return null;
  if (state === 'checking') {
    return (
      <span className={rowClass}>
        <Spinner className="mt-0.5 size-4 shrink-0" /> Checking...
      </span>
    );
  }
  if (state === 'free' || state === 'own') {
    return (
      <span className={`${rowClass} text-leaf`}>
        <CircleCheck {...iconProps} /> {state === 'free' ? 'Available.' : 'Held for you.'}
      </span>
    );
  }
  return (
    <span className={`${rowClass} text-chilli`}>
      <CircleAlert {...iconProps} /> {message}
    </span>
  );
}

const rowClass = 'flex items-start gap-1.5 font-semibold';
const iconProps = { size: 16, 'aria-hidden': true, className: 'mt-0.5 shrink-0' } as const;
