import type { Locator, Page } from 'playwright-core';
import { newSubdomain } from '../support/vendor-bodies.ts';

export interface BuyerDetails {
  'Mess name': string;
  Subdomain: string;
  'Your name': string;
  Email: string;
  Phone: string;
  Address: string;
}

/** Details of a new buyer with a free subdomain. */
export function newBuyer(): BuyerDetails {
  const subdomain = newSubdomain();
  return {
    'Mess name': 'Chulha Canteen',
    Subdomain: subdomain,
    'Your name': 'Savita Kulkarni',
    Email: `${subdomain}@test.example`,
    Phone: '+91 98765 43210',
    Address: '4 Tilak Road, Pune',
  };
}

export function planCard(page: Page, plan: string): Locator {
  return page
    .locator('#pricing ul > li')
    .filter({ has: page.getByRole('heading', { name: plan }) });
}

export function planDialog(page: Page, plan: string): Locator {
  return page.getByRole('dialog', { name: `Subscribe to ${plan}` });
}

/** Opens the subscription form from the landing page. */
export async function choosePlan(page: Page, siteUrl: string, plan: string): Promise<Locator> {
  await page.goto(siteUrl);
  await planCard(page, plan).getByRole('button', { name: 'Buy Now' }).click();
  const dialog = planDialog(page, plan);
  await dialog.waitFor();
  return dialog;
}

/** Fills in the open form and accepts the terms. */
export async function fillSubscription(dialog: Locator, buyer: BuyerDetails): Promise<void> {
  for (const [label, text] of Object.entries(buyer)) {
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
  await dialog.getByRole('checkbox').check();
}

export function payButton(dialog: Locator): Locator {
  return dialog.getByRole('button', { name: /^Pay ₹/ });
}
