import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { UserRow } from '../../identity/users.table.ts';
import { resetChannel } from './reset-target.ts';

const now = Date.UTC(2026, 10, 23);
const day = 24 * 3600;
const time = new Date(now).toISOString();
const email = 'asha@mess.example';
const phone = '+919812345678';
const [byEmail, bySms] = [
  { kind: 'email', address: email },
  { kind: 'sms', address: phone },
];

function user(changes: Partial<UserRow>): UserRow {
  return { id: 'A', name: 'Asha', email, createdAt: time, updatedAt: time, ...changes };
}
const noContact = user({});
const mailbox = user({ provenEmail: email });
const sim = user({ provenPhone: phone, phoneProvenAt: now / 1000 - 179 * day });
const bothContacts = user({ ...sim, provenEmail: email });
const oldSim = user({ provenPhone: phone, phoneProvenAt: now / 1000 - 181 * day });

beforeEach(() => {
  vi.useFakeTimers({ now });
});
afterEach(() => vi.useRealTimers());

it.each([
  ['customer, nothing proven, by e-mail', noContact, 'email', false, byEmail],
  ['customer, proven mailbox, by e-mail', mailbox, 'email', false, byEmail],
  ['customer, proven phone, by e-mail', sim, 'email', false, bySms],
  ['customer, proven phone, by phone', sim, 'phone', false, bySms],
  ['customer, both proven, by phone', bothContacts, 'phone', false, bySms],
  ['customer, phone proven long ago, by phone', oldSim, 'phone', false, undefined],
  ['customer, phone proven long ago, by e-mail', oldSim, 'email', false, byEmail],
  ['staff, both proven, by phone', bothContacts, 'phone', true, byEmail],
  ['staff, both proven, by e-mail', bothContacts, 'email', true, byEmail],
  ['staff, nothing proven, by e-mail', noContact, 'email', true, byEmail],
  ['staff, only phone proven, by phone', sim, 'phone', true, undefined],
  ['staff, only phone proven, by e-mail', sim, 'email', true, undefined],
] as const)('chooses the channel of a reset code: %s', (_what, account, kind, isStaff, channel) => {
  const address = kind === 'email' ? email : phone;
  expect(resetChannel({ kind, address }, account, { isStaff })).toEqual(channel);
});
