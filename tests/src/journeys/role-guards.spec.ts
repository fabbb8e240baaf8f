import { createSignIns } from '@thali/local/seed/create-sign-ins';
import { beforeAll, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { emails } from '../support/demo-sign-in.ts';
import { useJourney } from '../support/use-journey.ts';
import { fillSignIn, pathOf, seesPage, signInAs, tokensOf } from './as-person.ts';

const journey = useJourney();

beforeAll(async () => {
  // The vendor of the demo eats there as well.
  const person = { email: emails.vendor, name: 'Sunita Pawar', role: 'student' } as const;
  await createSignIns([person], journey.platform.endpoints.aws);
});

/** Its clock is fixed, so that slowness logs no one out. */
async function startStillVisit(): Promise<Visit> {
  const visit = await startVisit(journey.browser, 'desk');
  await visit.page.clock.setFixedTime(Date.now());
  return visit;
}

test('a person with two roles keeps the role of the sign-in in each tab', {
  tags: 'long',
}, async () => {
  const visit = await startStillVisit();
  const { page } = visit;
  await signInAs(page, journey.siteUrl, 'student', emails.vendor);
  await page.goto(`${journey.siteUrl}/vendor`);
  await seesPage(page, '/customer');

  // A tab of its own: the other role, at the same time.
  const kitchen = await page.context().newPage();
  await signInAs(kitchen, journey.siteUrl, 'vendor');
  await kitchen.goto(`${journey.siteUrl}/customer`);
  await seesPage(kitchen, '/vendor');
  await page.reload();
  await seesPage(page, '/customer');

  // Logging out as the one leaves the other alone.
  await kitchen.getByRole('button', { name: 'Logout' }).click();
  await seesPage(kitchen, '/login');
  expect(await tokensOf(kitchen)).toBeUndefined();
  await page.waitForFunction(() => localStorage.length > 0);
  await page.goto(`${journey.siteUrl}/customer`);
  await seesPage(page, '/customer');
  expect(await tokensOf(page)).toBeDefined();
  await visit.close();
});

test('a deep link leads through sign-in and back', async () => {
  const visit = await startStillVisit();
  const { page } = visit;
  await page.goto(`${journey.siteUrl}/admin`);
  await seesPage(page, '/login');
  await fillSignIn(page, emails.admin);
  await seesPage(page, '/admin');
  await page.getByRole('button', { name: 'Logout' }).click();
  await seesPage(page, '/login');
  expect(pathOf(page)).toBe('/login?role=admin');
  expect(await tokensOf(page)).toBeUndefined();
  await visit.close();
});
