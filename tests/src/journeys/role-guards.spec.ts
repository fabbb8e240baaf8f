import { createSignIns } from '@thali/local/seed/create-sign-ins';
import { beforeAll, expect, test } from 'vitest';
import { emails } from '../support/demo-sign-in.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { readTokens, signInAs, waitForPage } from './as-person.ts';

const journey = useJourney();
const visit = useVisit(journey, 'desktop');

beforeAll(async () => {
  // The demo's vendor also has a customer account.
  const person = { email: emails.vendor, name: 'Sunita Pawar', role: 'student' } as const;
  await createSignIns([person], journey.platform.endpoints.aws);
});

test('each tab keeps the role that the person signed in with there', {
  tags: 'long',
}, async () => {
  const { page } = visit;
  // A slow run must not count as inactivity.
  await page.clock.setFixedTime(Date.now());
  await signInAs(page, journey.siteUrl, 'student', emails.vendor);
  await page.goto(`${journey.siteUrl}/vendor`);
  await waitForPage(page, '/customer');

  // A second tab uses the other role at the same time.
  const kitchen = await page.context().newPage();
  await signInAs(kitchen, journey.siteUrl, 'vendor');
  await kitchen.goto(`${journey.siteUrl}/customer`);
  await waitForPage(kitchen, '/vendor');
  await page.reload();
  await waitForPage(page, '/customer');

  // A logout in one role keeps the session of the other role.
  await kitchen.getByRole('button', { name: 'Logout' }).click();
  await waitForPage(kitchen, '/login');
  expect(await readTokens(kitchen)).toBeUndefined();
  await page.waitForFunction(() => localStorage.length > 0);
  await page.goto(`${journey.siteUrl}/customer`);
  await waitForPage(page, '/customer');
  expect(await readTokens(page)).toBeDefined();
});
