import type { OwnVendor } from '@thali/shared/vendors/vendor-answer';
import { type FormEvent, useState } from 'react';
import { errorText } from '../../../lib/api/error-text.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { FormFailure } from '../../../lib/ui/form-failure.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { leaveBy, useUnsaved } from '../../../lib/unsaved/unsaved-changes.ts';
import { useChangeVendor } from '../change-vendor.ts';
import { profileChanges, profileFields, profileFormOf, profileProblems } from '../profile-form.ts';

interface ProfileDialogProps {
  vendor: OwnVendor;
  onClose: () => void;
}

/** Names and contact data; only what is changed is sent. */
export function ProfileDialog({ vendor, onClose }: ProfileDialogProps) {
  const [saved] = useState(() => profileFormOf(vendor));
  const [form, setForm] = useState(saved);
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useChangeVendor(vendor.id);
  const changes = profileChanges(form, saved);
  const isChanged = Object.keys(changes).length > 0;
  const problems = profileProblems(changes);
  const leave = () => leaveBy(onClose);
  useUnsaved(isChanged);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (isPending || Object.keys(problems).length > 0) return;
    mutate(changes, { onSuccess: onClose });
  }

  return (
    <Dialog
      isOpen
      onClose={leave}
      isBusy={isPending}
      title={`Profile of ${vendor.displayName}`}
      description="Guests see it at once. The subdomain stays: it is printed on tables."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-4">
        {profileFields.map(({ key, label, type, longest, ...rest }) => (
          <TextField
            key={key}
            label={label}
            type={type}
            maxLength={longest}
            isOptional={'isOptional' in rest}
            autoComplete="off"
            error={isChecked ? problems[key] : undefined}
            value={form[key]}
            onChange={({ target }) => setForm((before) => ({ ...before, [key]: target.value }))}
          />
        ))}
        <FormFailure
          text={error ? (errorText(error) ?? 'Could not save. Please try again.') : undefined}
        />
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="secondary" disabled={isPending} onClick={leave}>
            Cancel
          </Button>
          <Button type="submit" disabled={!isChanged} isBusy={isPending} busyLabel="Saving...">
            Save Profile
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
