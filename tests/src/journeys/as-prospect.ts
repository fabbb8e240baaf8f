import type { Page } from 'playwright-core';

const prospect = {
  'Business name': 'Teen Katori Foods',
  'Display name': 'Teen Katori Mess',
  Subdomain: 'Teen Katori!',
  Cuisine: 'Maharashtrian',
  Email: 'owner@mess.example',
  Phone: '+91 98765 43210',
  Address: '12 College Road, Pune',
  Password: 'three bowls',
  'Confirm password': 'three bowls',
};

/** Fills in the open business sign-up, except the terms. */
export async function fillSignUp(page: Page): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Launch Your Success' });
  for (const [label, text] of Object.entries(prospect)) {
    await dialog.getByLabel(label, { exact: true }).fill(text);
  }
  await dialog.getByLabel('Plan', { exact: true }).selectOption('premium');
}
