import { createSignIns } from '@thali/local/seed/create-sign-ins';
import { beforeAll, expect, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { emails } from '../support/demo-sign-in.ts';
import { useJourney } from '../support/use-journey.ts';
import { fillSignIn, pathOf, readTokens, signInAs, waitForPage } from './as-person.ts';

const journey = useJourney();

beforeAll(async () => {
  // The demo's vendor also has a customer account.
  const person = { email: emails.vendor, name: 'Sunita Pawar', role: 'student' } as const;
  await createSignIns([person], journey.platform.endpoints.aws);
});

/** Starts a visit with a fixed clock, so that a slow run does not count as inactivity. */
async function startVisitWithFixedClock(): Promise<Visit> {
  const visit = await startVisit(journey.browser, 'desktop');
  await visit.page.clock.setFixedTime(Date.now());
  return visit;
}

test('each tab keeps the role that the person signed in with there', {
  tags: 'long',
}, async () => {
  const visit = await startVisitWithFixedClock();
  const { page } = visit;
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
  await visit.close();
});

test('a deep link leads through sign-in and back', async () => {
  const visit = await startVisitWithFixedClock();
  const { page } = visit;
  await page.goto(`${journey.siteUrl}/admin`);
  await waitForPage(page, '/login');
  await fillSignIn(page, emails.admin);
  await waitForPage(page, '/admin');
  await page.getByRole('button', { name: 'Logout' }).click();
  await waitForPage(page, '/login');
  expect(pathOf(page)).toBe('/login?role=admin');
  expect(await readTokens(page)).toBeUndefined();
  await visit.close();
});
