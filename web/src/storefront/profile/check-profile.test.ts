import { describe, expect, it } from 'vitest';
import { checkProfile, profileChanges } from './check-profile.ts';

const form = { name: 'Asha Patil', phone: '+919876543210', email: 'asha@example.in' };

describe('profile form', () => {
  it('needs a name of two characters without the outer spaces', () => {
    const text = 'Name must be at least 2 characters.';
    expect(checkProfile({ ...form, name: ' A ' })).toEqual({ name: text });
    expect(checkProfile({ ...form, name: '' })).toEqual({ name: text });
    expect(checkProfile({ ...form, name: 'Al' })).toEqual({});
  });

  it('accepts an empty phone, or 10 to 15 digits with an optional plus', () => {
    const textOf = (phone: string) => checkProfile({ ...form, phone }).phone;
    for (const phone of ['', '9876543210', '+91 98765 43210', '123456789012345']) {
      expect(textOf(phone)).toBeUndefined();
    }
    for (const phone of ['987654321', '1234567890123456', '98765x3210', '++919876543210']) {
      expect(textOf(phone)).toBe('Enter a valid phone number.');
    }
  });

  it('accepts an empty or a valid email', () => {
    expect(checkProfile({ ...form, email: '' })).toEqual({});
    expect(checkProfile({ ...form, email: 'asha@' }).email).toBe('Enter a valid email address.');
  });

  it('sends name and phone unless they are empty, and never the email', () => {
    expect(profileChanges(form)).toEqual({ name: 'Asha Patil', phone: '+919876543210' });
    expect(profileChanges({ ...form, phone: ' ' })).toEqual({ name: 'Asha Patil' });
  });
});
