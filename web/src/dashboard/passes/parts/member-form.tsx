import { changePass } from '@thali/shared/passes/pass.contract';
import { fullPhone } from '@thali/shared/phone/phone-number';
import { callApi } from '../../../lib/api/call-api.ts';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { FormPhone } from '../../../lib/forms/form-phone.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { typedPhone } from '../../../lib/phone/typed-phone.ts';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { type Pass, useRefreshPasses } from '../use-passes.ts';

interface MemberFormProps {
  pass: Pass;
  onSaved: () => void;
}

/** Corrects a member's name, phone and roll number. The phone decides who sees the pass. Rule: passes-11 */
export function MemberForm({ pass, onSaved }: MemberFormProps) {
  const refresh = useRefreshPasses();
  const form = useContractForm(changePass, {
    defaultValues: {
      name: pass.name,
      phone: typedPhone(pass.phone, { countryCode: 'IN', national: '' }),
      roll: pass.roll,
    },
    toBody: ({ name, phone, roll }) => ({
      name,
      phone: phone.national.trim() === '' ? null : fullPhone(phone),
      roll,
    }),
    send: async (body) => {
      const answer = await callApi('PATCH /passes/{passId}', {
        params: { passId: pass.id },
        body,
        quiet: true,
      });
      await refresh();
      return answer;
    },
    onSent: onSaved,
    failureMessage: 'Not saved. Please try again.',
  });
  return (
    <Form
      form={form}
      aria-label="Details"
      className="flex flex-col gap-3 rounded-card border border-line p-4"
      actions={
        <SubmitButton form={form} variant="secondary" className="self-start">
          Save Details
        </SubmitButton>
      }
    >
      <TextField label="Member" maxLength={80} autoComplete="off" {...form.field('name')} />
      <FormPhone form={form} name="phone" label="Phone (optional)" />
      <TextField
        label="Roll number"
        isOptional
        maxLength={20}
        autoComplete="off"
        {...form.field('roll')}
      />
    </Form>
  );
}
