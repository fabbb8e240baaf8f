import { expect, it } from 'vitest';
import { changesOf } from './changes-of.ts';

const before = {
  status: 'active',
  displayName: 'Savita Mess',
  phone: '+919812345678',
  accentColor: '#6d2e6b',
  autoAccept: false,
  minimumOrder: 50,
  businessHours: { Monday: [] },
};

it('names each changed field with its old and new value', () => {
  const settings = { autoAccept: true, minimumOrder: null, requireCustomerLogin: true };
  const body = {
    status: 'suspended',
    displayName: 'Savita Mess',
    accentColor: '#112233',
    settings,
  };
  expect(changesOf(before, body)).toEqual([
    { field: 'status', from: 'active', to: 'suspended' },
    { field: 'accentColor', from: '#6d2e6b', to: '#112233' },
    { field: 'autoAccept', from: 'off', to: 'on' },
    { field: 'minimumOrder', from: '50', to: 'none' },
    { field: 'requireCustomerLogin', from: 'none', to: 'on' },
  ]);
});

it('keeps no contact data, tax number or long value, only whether they are set', () => {
  const settings = { businessHours: { Monday: [{ open: '09:00', close: '18:00' }] } };
  const body = { phone: '+919800000000', email: null, gstin: '29AAGCB7383J1Z4', settings };
  expect(changesOf(before, body)).toEqual([
    { field: 'phone' },
    { field: 'gstin', from: 'none', to: 'set' },
    { field: 'businessHours' },
  ]);
  expect(changesOf(before, { phone: '' })).toEqual([{ field: 'phone', from: 'set', to: 'none' }]);
  const [change] = changesOf(before, { description: 'x'.repeat(500) });
  expect(change?.to).toHaveLength(80);
});
