import { Controller } from 'react-hook-form';
import { FormPassword } from '../../../lib/forms/form-password.tsx';
import type { ContractForm } from '../../../lib/forms/use-contract-form.ts';
import { platformDomain } from '../../../lib/tenant/current-tenant.ts';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { Select } from '../../../lib/ui/select.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { isForSale, noFreePlanText, priceText } from '../../shared/plan-for-sale.ts';
import { TermsLabel } from '../../shared/terms-label.tsx';
import { typedSubdomain } from '../../shared/typed-subdomain.ts';
import type { SignUp } from './check-sign-up.ts';
import { isPlanChoice, planChoices } from './plan-choice.ts';

/** Rule: site-5 */
const plans = [
  { value: '', label: 'Choose a plan' },
  ...Object.entries(planChoices).map(([value, { label }]) => ({ value, label })),
];

/** The plan behind a choice, because the plans have other names. Rule: site-17 */
function choiceHint(choice: string): string | undefined {
  if (!isPlanChoice(choice)) return undefined;
  const { plan } = planChoices[choice];
  if (!isForSale(plan)) return 'Our team makes you an offer.';
  if (choice === 'free') return noFreePlanText;
  return `${plan.name}, ${priceText(plan)} per month.`;
}

/** The fields of the sign-up, as cells of a grid. */
export function SignUpFields({ form }: { form: ContractForm<SignUp> }) {
  const { control, register, setValue } = form;
  return (
    <>
      <TextField label="Business name" autoComplete="organization" {...register('businessName')} />
      <TextField
        label="Display name"
        hint="The name your customers see."
        {...register('displayName')}
      />
      <TextField
        label="Subdomain"
        hint={
          <span className="wrap-anywhere">
            {`${form.watch('subdomain') || 'your-mess'}.${platformDomain()}`}
          </span>
        }
        autoCapitalize="none"
        spellCheck={false}
        maxLength={63}
        {...register('subdomain', {
          onChange: ({ target }) => setValue('subdomain', typedSubdomain(target.value)),
        })}
      />
      <TextField label="Cuisine" {...register('cuisine')} />
      <TextField label="Email" type="email" autoComplete="email" {...register('email')} />
      <TextField label="Phone" type="tel" autoComplete="tel" {...register('phone')} />
      <TextField label="Address" autoComplete="street-address" {...register('address')} />
      <Controller
        control={control}
        name="plan"
        render={({ field }) => (
          <Select {...field} label="Plan" options={plans} hint={choiceHint(field.value)} />
        )}
      />
      <FormPassword
        form={form}
        name="password"
        hint="Only for this form. Your first password comes by email."
      />
      <FormPassword form={form} name="confirmPassword" label="Confirm password" />
      <Checkbox label={<TermsLabel />} {...register('agree')} className="sm:col-span-2" />
    </>
  );
}
