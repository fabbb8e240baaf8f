import { expect, it } from 'vitest';
import { profileChanges, profileFormOf, profileProblems } from './profile-form.ts';

const saved = profileFormOf({
  name: 'Annapurna',
  displayName: 'Annapurna Canteen',
  email: 'mess@demo.example',
  phone: null,
  address: null,
  cuisine: 'Gujarati',
  description: null,
});

it('sends what is different and nothing else, so that nothing missing is asked for', () => {
  expect(profileChanges(saved, saved)).toEqual({});
  const form = { ...saved, displayName: ' Annapurna Mess ', cuisine: '' };
  const changes = profileChanges(form, saved);
  expect(changes).toEqual({ displayName: 'Annapurna Mess', cuisine: '' });
  expect(profileProblems(changes)).toEqual({});
});

it('says by the field what is wrong', () => {
  const changes = profileChanges({ ...saved, name: 'A', email: 'no', phone: '12' }, saved);
  expect(profileProblems(changes)).toEqual({
    name: 'Please enter the business name',
    email: 'Please enter a valid email address',
    phone: 'Please enter a valid phone number',
  });
});
