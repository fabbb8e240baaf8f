import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { TermsLabel } from '../../shared/terms-label.tsx';
import type { Details, DetailsProblem } from '../check-details.ts';
import type { SubdomainCheck } from '../use-subdomain-check.ts';
import { SubdomainField } from './subdomain-field.tsx';

interface SubscriptionFieldsProps {
  details: Details;
  problem: DetailsProblem | undefined;
  check: SubdomainCheck;
  onChange: (change: Partial<Details>) => void;
}

/** Rule: plans-4 */
export function SubscriptionFields(props: SubscriptionFieldsProps) {
  const { details, problem, check, onChange } = props;
  const errorOf = (name: keyof Details) => (problem?.field === name ? problem.message : undefined);
  const text = (name: TextName) => ({
    name,
    value: details[name],
    error: errorOf(name),
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  return (
    <div className="grid grid-cols-1 items-start gap-4 sm:grid-cols-2">
      <TextField
        label="Mess name"
        autoComplete="organization"
        maxLength={80}
        hint="The name your customers see."
        {...text('messName')}
      />
      <SubdomainField
        value={details.subdomain}
        check={check}
        error={errorOf('subdomain')}
        onChange={(subdomain) => onChange({ subdomain })}
      />
      <TextField label="Your name" autoComplete="name" maxLength={80} {...text('name')} />
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        maxLength={254}
        hint="We send your login credentials here."
        {...text('email')}
      />
      <TextField label="Phone" type="tel" autoComplete="tel" maxLength={24} {...text('phone')} />
      <TextField
        label="Address"
        autoComplete="street-address"
        maxLength={300}
        {...text('address')}
      />
      <Checkbox
        name="agree"
        label={<TermsLabel />}
        checked={details.agree}
        error={errorOf('agree')}
        onChange={({ target }) => onChange({ agree: target.checked })}
        className="sm:col-span-2"
      />
    </div>
  );
}

type TextName = Exclude<keyof Details, 'subdomain' | 'agree'>;
