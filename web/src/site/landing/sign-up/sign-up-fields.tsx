import { platformDomain } from '../../../lib/tenant/current-tenant.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { PasswordField } from '../../../lib/ui/password-field.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { TermsLabel } from '../../shared/terms-label.tsx';
import { typedSubdomain } from '../../shared/typed-subdomain.ts';
import type { SignUp } from './check-sign-up.ts';

/** Rule: site-5 */
const plans = [
  { value: '', label: 'Choose a plan' },
  { value: 'free', label: 'Free' },
  { value: 'basic', label: 'Basic' },
  { value: 'premium', label: 'Premium' },
  { value: 'enterprise', label: 'Enterprise' },
];

interface SignUpFieldsProps {
  values: SignUp;
  onChange: (change: Partial<SignUp>) => void;
}

export function SignUpFields({ values, onChange }: SignUpFieldsProps) {
  const text = (name: TextName) => ({
    name,
    value: values[name],
    onChange: ({ target }: { target: HTMLInputElement }) => onChange({ [name]: target.value }),
  });
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      <TextField label="Business name" autoComplete="organization" {...text('businessName')} />
      <TextField
        label="Display name"
        hint="The name your customers see."
        {...text('displayName')}
      />
      <TextField
        label="Subdomain"
        hint={
          <span className="wrap-anywhere">
            {`${values.subdomain || 'your-mess'}.${platformDomain()}`}
          </span>
        }
        autoCapitalize="none"
        spellCheck={false}
        maxLength={63}
        {...text('subdomain')}
        onChange={({ target }) => onChange({ subdomain: typedSubdomain(target.value) })}
      />
      <TextField label="Cuisine" {...text('cuisine')} />
      <TextField label="Email" type="email" autoComplete="email" {...text('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...text('phone')} />
      <TextField label="Address" autoComplete="street-address" {...text('address')} />
      <Select
        label="Plan"
        name="plan"
        options={plans}
        value={values.plan}
        onChange={(plan) => onChange({ plan })}
      />
      <PasswordField
        autoComplete="new-password"
        value={values.password}
        onChange={(password) => onChange({ password })}
      />
      <PasswordField
        label="Confirm password"
        name="confirmPassword"
        autoComplete="new-password"
        value={values.confirmPassword}
        onChange={(confirmPassword) => onChange({ confirmPassword })}
      />
      <Checkbox
        name="agree"
        label={<TermsLabel />}
        checked={values.agree}
        onChange={({ target }) => onChange({ agree: target.checked })}
        className="sm:col-span-2"
      />
      <Button type="submit" size="large" isFullWidth className="sm:col-span-2">
        Get Started
      </Button>
    </div>
  );
}

type TextName = Exclude<keyof SignUp, 'plan' | 'password' | 'confirmPassword' | 'agree'>;
