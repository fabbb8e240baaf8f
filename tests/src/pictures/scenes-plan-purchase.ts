import type { Page } from 'playwright-core';
import {
  choosePlan,
  fillSubscription,
  newBuyer,
  payButton,
  planCard,
} from '../journeys/as-buyer.ts';
import type { Scene } from './scene.ts';

export const planPurchaseScenes: readonly Scene[] = [
  {
    name: 'plan-form',
    open: async (page, world) => {
      const dialog = await choosePlan(page, world.siteUrl, 'Starter');
      await fillSubscription(dialog, { ...newBuyer(), Subdomain: 'chulha-canteen' });
      await dialog.getByText('Available.').waitFor();
    },
  },
  {
    name: 'plan-form-refused',
    open: async (page, world) => {
      const dialog = await choosePlan(page, world.siteUrl, 'Professional');
      await fillSubscription(dialog, { ...newBuyer(), Subdomain: 'annapurna', Email: 'savita' });
      await dialog.getByText('This subdomain is already taken.').waitFor();
      await payButton(dialog).click();
      await dialog.getByText('Invalid email address').waitFor();
    },
  },
  {
    name: 'plan-form-failed',
    open: async (page, world) => {
      await page.route('**/api/payments/payment-success', (route) =>
        route.fulfill({
          status: 400,
          json: { error: 'Payment failed. Please try again.', code: 'PAYMENT_NOT_VALID' },
        }),
      );
      const dialog = await choosePlan(page, world.siteUrl, 'Starter');
      await fillSubscription(dialog, newBuyer());
      await payButton(dialog).click();
      await dialog.getByText('Payment failed. Please try again.').waitFor();
    },
  },
  {
    name: 'plan-paid',
    open: async (page, world) => {
      await buy(page, world.siteUrl);
    },
  },
  {
    name: 'plan-unconfirmed',
    open: async (page, world) => {
      await page.route('**/api/payments/payment-success', (route) =>
        route.fulfill({ status: 404, json: { error: 'No', code: 'PAYMENT_NOT_FOUND' } }),
      );
      const dialog = await choosePlan(page, world.siteUrl, 'Starter');
      await fillSubscription(dialog, newBuyer());
      await payButton(dialog).click();
      await page.getByRole('dialog', { name: 'We could not confirm your payment' }).waitFor();
    },
  },
  ...cardScenes(),
];

/** The server decides the state of a card; here it answers each in turn. */
function cardScenes(): Scene[] {
  const cards = {
    'activation-pending': 'Activation Pending',
    'payment-completed': 'Payment Completed',
    'account-active': 'Account Active',
  };
  return Object.entries(cards).map(([card, title]) => ({
    name: `plan-card-${card}`,
    open: async (page, world) => {
      await buy(page, world.siteUrl);
      await page.route('**/api/payments/session', async (route) => {
        const answer = await route.fetch();
        const { session } = await answer.json();
        await route.fulfill({ json: { session: { ...session, card } } });
      });
      await page.getByRole('button', { name: 'Continue' }).click();
      const text = planCard(page, 'Starter').getByText(title, { exact: true });
      await text.waitFor();
      await text.evaluate((shown) => shown.scrollIntoView({ block: 'center' }));
    },
  }));
}

async function buy(page: Page, siteUrl: string): Promise<void> {
  const dialog = await choosePlan(page, siteUrl, 'Starter');
  await fillSubscription(dialog, newBuyer());
  await payButton(dialog).click();
  await page.getByRole('dialog', { name: 'Payment successful' }).waitFor();
}
