import { expect, it } from 'vitest';
import { checkDetails } from './details-form.tsx';

const phone = (national: string) => ({ countryCode: 'IN', national });

it.each([
  ['', '', 'x', 'name', 'Please enter your name'],
  ['  ', '98765 43210', '', 'name', 'Please enter your name'],
  ['Ravi', '', 'x', 'phone', 'Please enter a valid phone number'],
  ['Ravi', '1234567890', '', 'phone', 'Please enter a valid phone number'],
  ['Ravi', '9876543210', 'ravi@mess', 'email', 'Please enter a valid email address'],
  ['Ravi', '9876543210', 'ravi mess@x.in', 'email', 'Please enter a valid email address'],
])('name %j, phone %j, email %j: marks the field %s', (name, national, email, field, message) => {
  expect(checkDetails({ name, phone: phone(national), email })).toEqual({ [field]: message });
});

it.each(['', ' ', 'ravi@mess.example', ' ravi@mess.example '])(
  'accepts an optional e-mail: %j',
  (email) => {
    expect(checkDetails({ name: 'Ravi', phone: phone('98765 43210'), email })).toBeUndefined();
  },
);
