import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useCheckedForm } from '../../../lib/forms/use-contract-form.ts';
import { TextField } from '../../../lib/ui/text-field.tsx';
import * as texts from '../login-texts.ts';

interface NameFormProps {
  /** Creates the account and signs in. */
  onName: (name: string) => Promise<void>;
}

/** Asks a new customer for a name. Needs no password, because the phone is already confirmed. Rule: accounts-40 */
export function NameForm({ onName }: NameFormProps) {
  const form = useCheckedForm({
    defaultValues: { name: '' },
    check: ({ name }) => ({ name: name.trim() === '' ? texts.enterName : undefined }),
    send: ({ name }) => onName(name.trim()),
    failureMessage: texts.verifyFailed,
  });
  return (
    <Form
      form={form}
      actions={
        <SubmitButton form={form} size="large" isFullWidth busyLabel={texts.creatingAccount}>
          {texts.continueLabel}
        </SubmitButton>
      }
    >
      {/* `data-name-step` hides 'Order as a guest' on the sign-in page. */}
      <p role="status" data-name-step="" className="text-ink-soft">
        {texts.whatToCallYou}
      </p>
      <TextField label={texts.name} autoComplete="name" maxLength={80} {...form.field('name')} />
    </Form>
  );
}
