import { consentTexts, currentConsent } from '@thali/shared/newsletter/consent-texts';
import { callApi } from '../../../lib/api/call-api.ts';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useCheckedForm } from '../../../lib/forms/use-contract-form.ts';
import { withMinDuration } from '../../../lib/time/with-min-duration.ts';
import { TextField } from '../../../lib/ui/text-field.tsx';

/** Rule: site-8 */
const submittingMs = 2000;

/** Subscribes an address. The success comes after two seconds or more. Rule: site-8, site-18 */
export default function NewsletterForm() {
  const form = useCheckedForm({
    defaultValues: { email: '' },
    send: ({ email }) =>
      withMinDuration(
        callApi('POST /newsletter', { body: { email, consent: currentConsent }, quiet: true }),
        submittingMs,
      ),
    onSent() {
      form.reset();
      alert('Thank you for subscribing!');
    },
    onFailed: () => alert('Something went wrong. Please try again.'),
  });
  return (
    <Form
      form={form}
      isNative
      isFailureOutside
      className="flex flex-col gap-3 sm:flex-row sm:items-start"
      actions={
        <SubmitButton form={form} busyLabel="Subscribing..." className="sm:mt-7">
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
          hint={consentTexts[currentConsent]}
          {...form.register('email')}
        />
      </div>
    </Form>
  );
}
