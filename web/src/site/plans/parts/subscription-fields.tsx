import type { ContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Checkbox } from '../../../lib/ui/checkbox.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { TermsLabel } from '../../shared/terms-label.tsx';
import { changeDetails, type Details } from '../check-details.ts';
import { storeDraft } from '../draft-details.ts';
import type { SubdomainCheck } from '../use-subdomain-check.ts';
import { SubdomainField } from './subdomain-field.tsx';

interface SubscriptionFieldsProps {
  form: ContractForm<Details>;
  check: SubdomainCheck;
}

/** Rule: plans-4 */
export function SubscriptionFields({ form, check }: SubscriptionFieldsProps) {
  const details = form.watch();
  const text = (name: keyof Details) =>
    form.field(name, {
      onChange() {
        const now = changeDetails(details, { [name]: form.getValues(name) });
        form.setValue('subdomain', now.subdomain);
        storeDraft(now);
      },
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
      <SubdomainField {...text('subdomain')} typed={details.subdomain} check={check} />
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
        hint="With state and PIN code, for your receipts."
        {...text('address')}
      />
      <Checkbox label={<TermsLabel />} {...text('agree')} className="sm:col-span-2" />
    </div>
  );
}
