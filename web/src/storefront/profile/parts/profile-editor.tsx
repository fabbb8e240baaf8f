import { updateProfile } from '@thali/shared/auth/update-profile.contract';
import type { User } from '@thali/shared/auth/user.contract';
import { useEffect, useState } from 'react';
import { changeUser } from '../../../account/session/change-user.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { withMinDuration } from '../../../lib/time/with-min-duration.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { checkProfile, type ProfileForm, profileChanges } from '../check-profile.ts';
import * as texts from '../profile-texts.ts';

interface ProfileEditorProps {
  customer: User;
  onDone: () => void;
}

/** Rule: customers-2, customers-3, customers-4 */
export default function ProfileEditor({ customer, onDone }: ProfileEditorProps) {
  const [isCancelling, setCancelling] = useState(false);
  const form = useContractForm(updateProfile, {
    defaultValues: formOf(customer),
    toBody: profileChanges,
    check: checkProfile,
    mode: 'onChange',
    send: (body) => withMinDuration(callApi('PUT /auth/profile', { body, background: true })),
    onSent({ user }) {
      changeUser(customer.id, { name: user.name, phone: user.phone, updatedAt: user.updatedAt });
      showToast({
        kind: 'success',
        title: texts.updated,
        description: texts.updatedHint,
      });
      onDone();
    },
    onFailed: () =>
      showToast({
        kind: 'error',
        title: texts.notUpdated,
        description: texts.notUpdatedHint,
      }),
  });
  const { isValid } = form.formState;
  const [phone, email] = form.watch(['phone', 'email']);
  const isPhoneRemoved = phone.trim() === '' && Boolean(customer.phone);
  const isEmailChanged = email.trim() !== (customer.email ?? '');

  // Shows problems at once: an old profile may lack a name.
  const { trigger } = form;
  useEffect(() => void trigger(), [trigger]);

  function cancel() {
    setCancelling(true);
    void withMinDuration(Promise.resolve()).then(onDone);
  }

  return (
    <Card className="p-5">
      <Form
        form={form}
        aria-label={texts.editProfile}
        actions={
          <div className="flex gap-3">
            <SubmitButton form={form} disabled={!isValid || isCancelling}>
              {texts.save}
            </SubmitButton>
            <Button
              variant="secondary"
              isBusy={isCancelling}
              disabled={form.isBusy}
              onClick={cancel}
            >
              {texts.cancel}
            </Button>
          </div>
        }
      >
        <TextField
          label={texts.name}
          autoComplete="name"
          required
          maxLength={80}
          {...form.field('name')}
        />
        <TextField
          label={texts.phone}
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={24}
          hint={isPhoneRemoved && texts.phoneStays}
          {...form.field('phone')}
        />
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          maxLength={254}
          hint={isEmailChanged && texts.emailStays}
          {...form.field('email')}
        />
      </Form>
    </Card>
  );
}

function formOf({ name, phone, email }: User): ProfileForm {
  return { name, phone: phone ?? '', email: email ?? '' };
}
