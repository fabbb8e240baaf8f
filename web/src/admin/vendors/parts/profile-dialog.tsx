import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import type { OwnVendor } from '@thali/shared/vendors/vendor-answer';
import { useState } from 'react';
import { Form, SubmitButton } from '../../../lib/forms/form.tsx';
import { useContractForm } from '../../../lib/forms/use-contract-form.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { Dialog } from '../../../lib/ui/dialog.tsx';
import { TextField } from '../../../lib/ui/text-field.tsx';
import { confirmLeave } from '../../../lib/unsaved/unsaved-changes.ts';
import { useChangeVendor } from '../use-change-vendor.ts';

/** Edits a vendor's names and contact data. */
export function ProfileDialog({ vendor, onClose }: { vendor: OwnVendor; onClose: () => void }) {
  const [savedProfile] = useState(() => profileOf(vendor));
  const { mutateAsync } = useChangeVendor(vendor.id);
  const form = useContractForm(updateVendor, {
    defaultValues: savedProfile,
    toBody: (profile) => profileChanges(profile, savedProfile),
    send: (changes) => mutateAsync(changes),
    onSent: onClose,
    failureMessage: 'Could not save. Please try again.',
  });
  const isChanged = Object.keys(profileChanges(form.watch(), savedProfile)).length > 0;
  const leave = () => confirmLeave(onClose);

  return (
    <Dialog
      isOpen
      onClose={leave}
      isBusy={form.isBusy}
      title={`Profile of ${vendor.displayName}`}
      description="Guests see it at once. The subdomain stays: it is printed on tables."
    >
      <Form
        form={form}
        actions={
          <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
            <Button variant="secondary" disabled={form.isBusy} onClick={leave}>
              Cancel
            </Button>
            <SubmitButton form={form} disabled={!isChanged} busyLabel="Saving...">
              Save Profile
            </SubmitButton>
          </div>
        }
      >
        {profileFields.map(({ key, label, type, maxLength, ...rest }) => (
          <TextField
            key={key}
            label={label}
            type={type}
            maxLength={maxLength}
            isOptional={'isOptional' in rest}
            autoComplete="off"
            {...form.field(key)}
          />
        ))}
      </Form>
    </Dialog>
  );
}

/** The fields in order. The subdomain is not editable, because the mess has printed it on its tables. */
export const profileFields = [
  { key: 'name', label: 'Business name', type: 'text', maxLength: 100 },
  { key: 'displayName', label: 'Display name', type: 'text', maxLength: 100 },
  { key: 'email', label: 'Email', type: 'email', maxLength: 254 },
  { key: 'phone', label: 'Phone', type: 'tel', maxLength: 40 },
  { key: 'address', label: 'Address', type: 'text', maxLength: 300 },
  { key: 'cuisine', label: 'Cuisine', type: 'text', maxLength: 80, isOptional: true },
  { key: 'description', label: 'Description', type: 'text', maxLength: 600, isOptional: true },
] as const;

type ProfileKey = (typeof profileFields)[number]['key'];
type Profile = Record<ProfileKey, string>;

export function profileOf(vendor: Pick<OwnVendor, ProfileKey>): Profile {
  const { name, displayName, email, phone, address, cuisine, description } = vendor;
  return {
    name,
    displayName,
    email: email ?? '',
    phone: phone ?? '',
    address: address ?? '',
    cuisine: cuisine ?? '',
    description: description ?? '',
  };
}

/** Only the changed fields, so that an empty stored field does not block a change of another field. */
export function profileChanges(profile: Profile, savedProfile: Profile): Partial<Profile> {
  const changedProfileFields = profileFields.filter(
    ({ key }) => profile[key].trim() !== savedProfile[key],
  );
  return Object.fromEntries(changedProfileFields.map(({ key }) => [key, profile[key].trim()]));
}
