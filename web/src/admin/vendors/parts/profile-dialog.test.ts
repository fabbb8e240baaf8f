import { updateVendor } from '@thali/shared/vendors/update-vendor.contract';
import { expect, it } from 'vitest';
import { profileChanges, profileOf } from './profile-dialog.tsx';

const savedProfile = profileOf({
  name: 'Annapurna',
  displayName: 'Annapurna Canteen',
  email: 'mess@demo.example',
  phone: null,
  address: null,
  cuisine: 'Gujarati',
  description: null,
});

it('sends only changed fields, so that an empty stored field does not block the form', () => {
  expect(profileChanges(savedProfile, savedProfile)).toEqual({});
  const form = { ...savedProfile, displayName: ' Annapurna Mess ', cuisine: '' };
  const changes = profileChanges(form, savedProfile);
  expect(changes).toEqual({ displayName: 'Annapurna Mess', cuisine: '' });
  expect(problemsOf(changes)).toEqual({});
});

it('shows each problem at its field', () => {
  const changes = profileChanges(
    { ...savedProfile, name: 'A', email: 'no', phone: '12' },
    savedProfile,
  );
  expect(problemsOf(changes)).toEqual({
    name: 'Please enter the business name',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
  });
});

function problemsOf(changes: object): object {
  const { error } = updateVendor.request.body.safeParse(changes);
  return Object.fromEntries((error?.issues ?? []).map(({ path, message }) => [path[0], message]));
}
