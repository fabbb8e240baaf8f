import { beforeEach, expect, it, vi } from 'vitest';
import { fakeStorage } from '../../../lib/state/fake-storage.ts';
import { forgetGuest, rememberedGuest, rememberGuest } from './remembered-guest.ts';

const phone = { countryCode: 'IN', national: '98765 12340' };
const empty = { name: '', phone: { countryCode: 'IN', national: '' }, email: '' };

beforeEach(() => {
  vi.stubGlobal('localStorage', fakeStorage());
});

it('remembers name and phone until the guest asks to forget them', () => {
  expect(rememberedGuest()).toEqual(empty);
  rememberGuest({ name: ' Rohan ', phone, email: 'rohan@example.in' });
  expect(rememberedGuest()).toEqual({ name: 'Rohan', phone, email: '' });
  forgetGuest();
  expect(rememberedGuest()).toEqual(empty);
});

it.each(['{', '[]', '{"name":"Rohan"}', '{"name":"Rohan","phone":{"countryCode":"IN"}}'])(
  'ignores the broken value %s',
  (stored) => {
    localStorage.setItem('thali.guest', stored);
    expect(rememberedGuest()).toEqual(empty);
  },
);

it('works without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  rememberGuest({ name: 'Rohan', phone, email: '' });
  expect(rememberedGuest()).toEqual(empty);
});
