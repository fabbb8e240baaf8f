import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { login, openCustomer, setPassword } from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { randomIds } from '../support/random-ids.ts';
import { changeRow, readRow } from '../support/test-table.ts';

test('a first password whose answer was lost is answered again, as at first', async () => {
  const { customerId } = await openCustomer(randomIds.email());
  const first = await setPassword(customerId, 'chai 4 u');
  const again = await setPassword(customerId, 'chai 4 u');
  expect(again.status, again.text).toBe(200);
  expect(Object.keys(again.json)).toEqual(Object.keys(first.json));
  expect(again.json.user).toEqual(first.json.user);
  for (const { json } of [first, again]) {
    const profile = await call('GET', '/auth/profile', { token: json.token });
    expect(profile.json.user.id).toBe(customerId);
    const body = { refresh_token: json.refresh_token };
    expect((await call('POST', '/auth/refresh', { body })).status).toBe(200);
  }
});

test('another password stays refused, and changes nothing', { tags: 'long' }, async () => {
  const email = randomIds.email();
  const { customerId } = await openCustomer(email);
  await setPassword(customerId, 'chai 4 u');
  expectRefusal(await setPassword(customerId, 'chai 4 v'), 'REGISTRATION_EXPIRED');
  expect((await login(email, 'chai 4 u')).status).toBe(200);
  expect((await setPassword(customerId, 'chai 4 u')).status).toBe(200);
});

test('not after the 15 minutes of the registration, also with the right password', {
  tags: 'long',
}, async () => {
  const { customerId } = await openCustomer();
  const { setPasswordUntil } = (await readRow(keys.user(customerId))) ?? {};
  await setPassword(customerId, 'chai 4 u');
  const key = keys.user(customerId);
  expect(await readRow(key)).toMatchObject({ passwordSetWithin: setPasswordUntil });
  await changeRow(key, { passwordSetWithin: Math.floor(Date.now() / 1000) });
  expectRefusal(await setPassword(customerId, 'chai 4 u'), 'REGISTRATION_EXPIRED');
});

test('10 guesses are looked at, as with any password of an account', { tags: 'long' }, async () => {
  const { customerId } = await openCustomer();
  const first = await setPassword(customerId, 'chai 4 u');
  const codes: string[] = [];
  // A window of the limit may end between two tries; more than two of them cannot.
  for (let guess = 0; guess < 22 && codes.at(-1) !== 'TOO_MANY_REQUESTS'; guess += 1) {
    codes.push((await setPassword(customerId, `guess number ${guess}`)).json.code);
  }
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  expect(new Set(codes.slice(0, -1))).toEqual(new Set(['REGISTRATION_EXPIRED']));
  expectRefusal(await setPassword(customerId, 'chai 4 u'), 'TOO_MANY_REQUESTS');
  // The same tries as at changing it: neither way gives more.
  const change = { current_password: 'chai 4 u', new_password: 'new one' };
  const { token } = first.json;
  expectRefusal(
    await call('POST', '/auth/change-password', { token, body: change }),
    'TOO_MANY_REQUESTS',
  );
});
