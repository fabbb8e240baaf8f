import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import type { OwnVendor } from '@thali/shared/vendors/vendor-answer';

/** What a mess is called and how it is reached, in the order of the dialog. The subdomain is printed on tables. */
export const profileFields = [
  { key: 'name', label: 'Business name', type: 'text', longest: 100 },
  { key: 'displayName', label: 'Display name', type: 'text', longest: 100 },
  { key: 'email', label: 'Email', type: 'email', longest: 254 },
  { key: 'phone', label: 'Phone', type: 'tel', longest: 40 },
  { key: 'address', label: 'Address', type: 'text', longest: 300 },
  { key: 'cuisine', label: 'Cuisine', type: 'text', longest: 80, isOptional: true },
  { key: 'description', label: 'Description', type: 'text', longest: 600, isOptional: true },
] as const;

export type ProfileKey = (typeof profileFields)[number]['key'];
export type ProfileForm = Record<ProfileKey, string>;

export function profileFormOf(vendor: Pick<OwnVendor, ProfileKey>): ProfileForm {
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

/** What is written: the fields that are different, so that one that was never given need not be. */
export function profileChanges(form: ProfileForm, saved: ProfileForm): Partial<ProfileForm> {
  const changed = profileFields.filter(({ key }) => form[key].trim() !== saved[key]);
  return Object.fromEntries(changed.map(({ key }) => [key, form[key].trim()]));
}

/** What keeps the changes from being saved, by field. */
export function profileProblems(changes: Partial<ProfileForm>): Partial<ProfileForm> {
  const { error } = updateVendor.request.body.safeParse(changes);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
}
