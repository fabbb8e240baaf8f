import { keys } from '@thali/functions/table/keys';
import { consentTexts, currentConsent } from '@thali/shared/newsletter/consent-texts';
import { expect, test } from 'vitest';
import { call } from '../support/call.ts';
import { randomIds } from '../support/random-ids.ts';
import { makeAdmin } from '../support/sign-in.ts';
import { readRow } from '../support/test-table.ts';

const subscribe = (email: string) =>
  call('POST', '/newsletter', { body: { email, consent: currentConsent } });
const unsubscribe = (token: string) => call('POST', '/newsletter/unsubscribe', { body: { token } });

async function findSubscriber(email: string) {
  const { token } = await makeAdmin();
  let cursor = '';
  do {
    const { json } = await call('GET', `/admin/newsletter?limit=100${cursor}`, { token });
    const found = json.subscribers.find((subscriber) => subscriber.email === email);
    if (found) return found;
    cursor = json.pagination.next_cursor ? `&cursor=${json.pagination.next_cursor}` : '';
  } while (cursor);
  return undefined;
}

test('stores an address with its consent once, and a signed link deletes it', async () => {
  const email = randomIds.email();
  const first = await subscribe(email.toUpperCase());
  const stored = await readRow(keys.subscriber(email));
  expect(await subscribe(email)).toMatchObject({ status: first.status, json: first.json });
  expect(await readRow(keys.subscriber(email))).toEqual(stored);

  const subscriber = await findSubscriber(email);
  expect(subscriber).toMatchObject({ email, consent: consentTexts[currentConsent] });
  const token = new URL(String(subscriber?.unsubscribe_url)).hash.replace('#token=', '');
  for (const attempt of ['first', 'repeated']) {
    expect([attempt, (await unsubscribe(token)).json]).toEqual([attempt, { is_subscribed: false }]);
  }
  expect(await readRow(keys.subscriber(email))).toBeUndefined();
});

test('refuses a link that is not signed, and an unknown consent', async () => {
  const email = randomIds.email();
  await subscribe(email);
  const forged = `${Buffer.from(email).toString('base64url')}.${'A'.repeat(32)}`;
  expect((await unsubscribe(forged)).status).toBe(400);
  expect(await readRow(keys.subscriber(email))).toBeDefined();
  const body = { email: randomIds.email(), consent: 'none' };
  expect((await call('POST', '/newsletter', { body })).status).toBe(400);
});
