import { keys } from '@thali/functions/table/keys';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { login, openCustomer, setPassword } from '../support/customers.ts';
import { expectRefusal } from '../support/expect-refusal.ts';
import { randomIds } from '../support/random-ids.ts';
import { changeRow, readRow } from '../support/test-table.ts';

test('repeats the answer if the same first password is set again', async () => {
  const { customerId } = await openCustomer(randomIds.email());
  const firstAnswer = await setPassword(customerId, 'chai 4 u');
  const repeat = await setPassword(customerId, 'chai 4 u');
  expect(repeat.status, repeat.text).toBe(200);
  expect(Object.keys(repeat.json)).toEqual(Object.keys(firstAnswer.json));
  expect(repeat.json.user).toEqual(firstAnswer.json.user);
  for (const { json } of [firstAnswer, repeat]) {
    const profile = await call('GET', '/auth/profile', { token: json.token });
    expect(profile.json.user.id).toBe(customerId);
    const body = { refresh_token: json.refresh_token };
    expect((await call('POST', '/auth/refresh', { body })).status).toBe(200);
  }
});

test('refuses another password and keeps the first password', { tags: 'long' }, async () => {
  const email = randomIds.email();
  const { customerId } = await openCustomer(email);
  await setPassword(customerId, 'chai 4 u');
  expectRefusal(await setPassword(customerId, 'chai 4 v'), 'REGISTRATION_EXPIRED');
  expect((await login(email, 'chai 4 u')).status).toBe(200);
  expect((await setPassword(customerId, 'chai 4 u')).status).toBe(200);
});

test('refuses the right password after the 15 minutes of the registration', {
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

test('checks at most 10 guesses of a password, as for every sign-in', {
  tags: 'long',
}, async () => {
  const { customerId } = await openCustomer();
  const firstAnswer = await setPassword(customerId, 'chai 4 u');
  const codes: string[] = [];
  // One window of the limit may end between two guesses, so allow two windows of guesses.
  for (let guess = 0; guess < 22 && codes.at(-1) !== 'TOO_MANY_REQUESTS'; guess += 1) {
    codes.push((await setPassword(customerId, `guess number ${guess}`)).json.code);
  }
  expect(codes.at(-1)).toBe('TOO_MANY_REQUESTS');
  expect(new Set(codes.slice(0, -1))).toEqual(new Set(['REGISTRATION_EXPIRED']));
  expectRefusal(await setPassword(customerId, 'chai 4 u'), 'TOO_MANY_REQUESTS');
  // Both calls that set a password share one limit.
  const change = { current_password: 'chai 4 u', new_password: 'new one' };
  const { token } = firstAnswer.json;
  expectRefusal(
    await call('POST', '/auth/change-password', { token, body: change }),
    'TOO_MANY_REQUESTS',
  );
});
