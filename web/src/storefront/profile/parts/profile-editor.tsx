import { useMutation } from '@tanstack/react-query';
import type { User } from '@thali/shared/auth/user.contract';
import { type FormEvent, useState } from 'react';
import { changeUser } from '../../../account/session/change-user.ts';
import { callApi } from '../../../lib/api/call-api.ts';
import { atLeast } from '../../../lib/time/at-least.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Card } from '../../../lib/ui/card.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { showToast } from '../../../lib/ui/toast-store.ts';
import { checkProfile, type ProfileForm, profileChanges } from '../check-profile.ts';

interface ProfileEditorProps {
  customer: User;
  onDone: () => void;
}

/** Checked again with every change. Rule: customers-2 */
export function ProfileEditor({ customer, onDone }: ProfileEditorProps) {
  const [form, setForm] = useState<ProfileForm>(() => formOf(customer));
  const [isCancelling, setCancelling] = useState(false);
  const save = useUpdateProfile(customer.id, onDone);
  const problems = checkProfile(form);
  const isWrong = Object.keys(problems).length > 0;
  const isPhoneTakenOut = form.phone.trim() === '' && Boolean(customer.phone);
  const isOtherEmail = form.email.trim() !== (customer.email ?? '');

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isWrong && !save.isPending) save.mutate(form);
  }

  function cancel() {
    setCancelling(true);
    void atLeast(Promise.resolve()).then(onDone);
  }

  const field = (name: keyof ProfileForm) => ({
    name,
    value: form[name],
    error: problems[name],
    onChange: (event: { target: { value: string } }) =>
      setForm({ ...form, [name]: event.target.value }),
  });

  return (
    <Card className="p-5">
      <form noValidate aria-label="Edit Profile" onSubmit={submit} className="flex flex-col gap-4">
        <TextField label="Name" autoComplete="name" required maxLength={80} {...field('name')} />
        <TextField
          label="Phone"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          maxLength={24}
          hint={isPhoneTakenOut && 'If you leave this empty, your number stays the same.'}
          {...field('phone')}
        />
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          maxLength={254}
          hint={isOtherEmail && 'This does not change your email. For that, contact support.'}
          {...field('email')}
        />
        <div className="flex gap-3">
          <Button type="submit" isBusy={save.isPending} disabled={isWrong || isCancelling}>
            Save
          </Button>
          <Button
            variant="secondary"
            isBusy={isCancelling}
            disabled={save.isPending}
            onClick={cancel}
          >
            Cancel
          </Button>
        </div>
      </form>
    </Card>
  );
}

function formOf({ name, phone, email }: User): ProfileForm {
  return { name, phone: phone ?? '', email: email ?? '' };
}

/** Rule: customers-3, customers-4 */
function useUpdateProfile(userId: string, onSaved: () => void) {
  return useMutation({
    mutationFn: (form: ProfileForm) =>
      atLeast(
        callApi('PUT /auth/profile', {
          body: profileChanges(form),
          background: true,
        }),
      ),
    onSuccess({ user }) {
      changeUser(userId, { name: user.name, phone: user.phone, updatedAt: user.updatedAt });
      showToast({
        kind: 'success',
        title: 'Profile updated!',
        description: 'Your profile has been updated.',
      });
      onSaved();
    },
    onError() {
      showToast({
        kind: 'error',
        title: 'Failed to update profile',
        description: 'There was an error updating your profile.',
      });
    },
  });
}
