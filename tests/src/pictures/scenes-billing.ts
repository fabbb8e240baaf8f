import type { Page } from 'playwright-core';
import { openDashboard } from '../journeys/as-vendor.ts';
import type { Scene } from './scene.ts';
import type { World } from './world.ts';

const vendor = 'vendor@annapurna.example';

/** Billing, from a plan that was arranged to one that has ended. What is bought stays for the next. */
export const billingScenes: readonly Scene[] = [
  {
    name: 'billing-arranged',
    isLong: true,
    open: async (page, world) => {
      await openBilling(page, world, 'vendor@demo.example');
      await page.getByText('Arranged with our team', { exact: true }).waitFor();
    },
  },
  { name: 'billing', isLong: true, open: openPaid },
  {
    name: 'billing-question',
    open: async (page, world) => {
      await openPaid(page, world);
      await page.getByRole('button', { name: /^Change to/ }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  {
    name: 'billing-receipt',
    isLong: true,
    open: async (page, world) => {
      await openPaid(page, world);
      await page
        .getByRole('link', { name: /^Receipt/ })
        .first()
        .click();
      await page.getByRole('article').waitFor();
    },
  },
  ...(['ending', 'grace', 'ended'] as const).map((kind) => ({
    name: `billing-${kind}`,
    isLong: true,
    open: async (page: Page, world: World) => {
      await openPaid(page, world);
      await answerAs(page, kind);
      await page.reload();
      await page.getByRole('heading', { name: 'Payments' }).waitFor();
    },
  })),
  ...(['grace', 'ended'] as const).map((kind) => ({
    name: `vendor-overview-${kind}`,
    open: async (page: Page, world: World) => {
      await openPaid(page, world);
      await answerAs(page, kind);
      await page.goto(`${world.siteUrl}/vendor`);
      await page.getByText('Subscription expired').waitFor();
    },
  })),
];

async function openBilling(page: Page, { siteUrl }: World, email = vendor): Promise<void> {
  await openDashboard(page, siteUrl, '/vendor/settings', email);
  await page.getByRole('link', { name: 'Manage Billing' }).click();
  await page.getByRole('heading', { name: 'Payments' }).waitFor();
}

async function openPaid(page: Page, world: World): Promise<void> {
  await openBilling(page, world);
  if ((await page.getByRole('link', { name: /^Receipt/ }).count()) > 0) return;
  await page.getByRole('button', { name: 'Change to Starter' }).click();
  await page.getByRole('button', { name: /^Pay ₹/ }).click();
  await page.getByRole('link', { name: /^Receipt/ }).waitFor();
  await page.getByRole('button', { name: 'Dismiss' }).click();
}

const daysLeft = { ending: 3, grace: -2, ended: -9 };
const dayMs = 86_400_000;

/** The server's own answer, with an end that is nearer. */
async function answerAs(page: Page, kind: keyof typeof daysLeft): Promise<void> {
  await page.route('**/api/billing', async (route) => {
    const answer = await route.fetch();
    const { billing } = await answer.json();
    const end = Date.now() + daysLeft[kind] * dayMs;
    const state = kind === 'ending' ? 'active' : kind;
    const [period_end, orders_until] = [end, end + 7 * dayMs].map((at) =>
      new Date(at).toISOString(),
    );
    const monthLater = new Date(end + 30 * dayMs).toISOString();
    const offers = billing.offers.map((offer: { is_renewal: boolean }) =>
      offer.is_renewal ? { ...offer, period_start: period_end, period_end: monthLater } : offer,
    );
    const ending = { state, period_end, orders_until, offers };
    await route.fulfill({ json: { billing: { ...billing, ...ending } } });
  });
}
