import { createSignIns } from '@thali/local/seed/create-sign-ins';
import type { Role } from '@thali/shared/auth/user.contract';
import { beforeAll, describe, expect, test } from 'vitest';
import { violationsOn } from '../support/accessibility.ts';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { emails } from '../support/demo-sign-in.ts';
import { useJourney } from '../support/use-journey.ts';
import { enterAs, fillSignIn, pathOf, seesPage, signInAs, tokensOf } from './as-person.ts';

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

type Visitor = Role | 'visitor';

/**
 * Where somebody comes to rest who opens a page: one of each kind. The whole table is a unit test's.
 * Rule: accounts-4, accounts-5
 */
const rests: Record<Visitor, Record<string, string>> = {
  visitor: {
    '/vendor/orders?page=2': '/login?returnUrl=%2Fvendor%2Forders%3Fpage%3D2',
    '/admin': '/login?role=admin&returnUrl=%2Fadmin',
    '/customer': '/login?returnUrl=%2Fcustomer',
    '/change-password': '/login?returnUrl=%2Fchange-password',
  },
  student: {
    '/vendor': '/customer',
    '/admin': '/customer',
    '/register': '/customer',
  },
  vendor: {
    '/customer': '/vendor',
    '/login?returnUrl=%2Fadmin': '/vendor',
  },
  admin: {
    '/vendor': '/admin',
    '/customer': '/admin',
    '/login?returnUrl=https%3A%2F%2Fevil.example': '/admin',
  },
};

describe('every page', () => {
  test.each(['visitor', 'student', 'vendor', 'admin'] as const)(
    'is as open to a %s as it should be',
    { tags: 'long' },
    async (who) => {
      const visit = await startStillVisit();
      const { page } = visit;
      if (who !== 'visitor') await enterAs(page, journey.siteUrl, who);
      const found: Record<string, string> = {};
      for (const [path, rest] of Object.entries(rests[who])) {
        await page.goto(`${journey.siteUrl}${path}`);
        await seesPage(page, rest.split('?', 1)[0] ?? '');
        found[path] = pathOf(page);
      }
      expect(found).toEqual(rests[who]);
      expect(visit.problems).toEqual([]);
      expect(await tokensOf(page)).toEqual(
        who === 'visitor' ? undefined : expect.objectContaining({ token: expect.any(String) }),
      );
      await visit.close();
    },
  );

  test('somebody with two roles is the one who signed in, in each tab', {
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

  test('a role that somebody does not hold is refused at sign-in', { tags: 'long' }, async () => {
    const visit = await startStillVisit();
    const { page } = visit;
    await page.goto(`${journey.siteUrl}/login?returnUrl=%2Fvendor%2Forders`);
    await fillSignIn(page, emails.student);
    await page.getByRole('alert').getByText('Customers and vendors sign in').waitFor();
    expect(await tokensOf(page)).toBeUndefined();

    await page.getByRole('tab', { name: 'Customer' }).click();
    await fillSignIn(page, emails.student);
    await seesPage(page, '/customer');
    await visit.close();
  });

  test('a deep link leads through sign-in and back', async () => {
    const visit = await startStillVisit();
    const { page } = visit;
    await page.goto(`${journey.siteUrl}/admin`);
    await seesPage(page, '/login');
    await fillSignIn(page, emails.admin);
    await seesPage(page, '/admin');
    expect(await violationsOn(page)).toEqual([]);
    await page.getByRole('button', { name: 'Logout' }).click();
    await seesPage(page, '/login');
    expect(pathOf(page)).toBe('/login?role=admin');
    expect(await tokensOf(page)).toBeUndefined();
    await visit.close();
  });
});
