import { CircleAlert, CircleCheck } from 'lucide-react';
import { platformDomain } from '../../../lib/tenant/current-tenant.ts';
import { Spinner } from '../../../lib/ui/spinner.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import type { SubdomainCheck } from '../use-subdomain-check.ts';

interface SubdomainFieldProps {
  value: string;
  onChange: (value: string) => void;
  check: SubdomainCheck;
  error: string | undefined;
}

/** With whether it can be had, and the address that it makes. Rule: plans-5 */
export function SubdomainField({ value, onChange, check, error }: SubdomainFieldProps) {
  return (
    <TextField
      label="Subdomain"
      name="subdomain"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={63}
      value={value}
      onChange={({ target }) => onChange(target.value)}
      error={error}
      hint={
        <>
          <span className="block wrap-anywhere">{`${value || 'your-mess'}.${platformDomain()}`}</span>
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
