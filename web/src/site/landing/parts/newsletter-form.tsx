import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useCheckedForm } from '../../../lib/forms/use-contract-form.ts';
import { TextField } from '../../../lib/ui/text-field.tsx';

/** Rule: site-8 */
const submittingMs = 2000;

/** Sends nothing; only shows a success after a wait. Rule: site-4, site-8 */
export default function NewsletterForm() {
  const form = useCheckedForm({
    defaultValues: { email: '' },
    send: () => new Promise<void>((resolve) => setTimeout(resolve, submittingMs)),
    onSent() {
      form.reset();
      alert('Thank you for subscribing!');
    },
  });
  return (
    <Form
      form={form}
      isNative
      isFailureOutside
      className="flex flex-col gap-3 sm:flex-row sm:items-end"
      actions={
        <SubmitButton form={form} busyLabel="Subscribing...">
          Subscribe
        </SubmitButton>
      }
    >
      <div className="grow">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          required
          maxLength={254}
          readOnly={form.isBusy}
          {...form.register('email')}
        />
      </div>
    </Form>
  );
}
