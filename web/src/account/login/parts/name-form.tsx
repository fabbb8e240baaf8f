import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useCheckedForm } from '../../../lib/forms/use-contract-form.ts';
import { TextField } from '../../../lib/ui/text-field.tsx';

interface NameFormProps {
  /** Creates the account and signs in. */
  onName: (name: string) => Promise<void>;
}

/** Asks a new customer for a name. Needs no password, because the phone is already confirmed. Rule: accounts-40 */
export function NameForm({ onName }: NameFormProps) {
  const form = useCheckedForm({
    defaultValues: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? 'Please enter your name' : undefined }),
    send: ({ name }) => onName(name.trim()),
    failureMessage: 'Failed to verify OTP',
  });
  return (
    <Form
      form={form}
      actions={
        <SubmitButton form={form} size="large" isFullWidth busyLabel="Creating account...">
          Continue
        </SubmitButton>
      }
    >
      {/* `data-name-step` hides 'Order as a guest' on the sign-in page. */}
      <p role="status" data-name-step="" className="text-ink-soft">
        Your number is verified. What should the kitchen call you?
      </p>
      <TextField label="Name" autoComplete="name" maxLength={80} {...form.field('name')} />
    </Form>
  );
}
