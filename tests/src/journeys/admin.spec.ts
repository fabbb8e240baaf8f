import type { Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callSite } from '../support/call-site.ts';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { randomIds } from '../support/random-ids.ts';
import { desktop, problemsOnWalk } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import { openAs, pathOf } from './as-person.ts';

const journey = useJourney();
let page: Page;

beforeEach(async () => {
  page = await openStillPage(journey.browser, desktop);
});
afterEach(() => page.close());

const mess = 'Teen Katori Mess';
const buyer = {
  name: 'Savita Kulkarni',
  phone: '+91 98765 43210',
  mess_name: 'Savita Mess',
  address: '4 Tilak Road, Pune',
};

const dialog = () => page.getByRole('dialog');
const rowOf = (name: string) => page.getByRole('row').filter({ hasText: name });
const press = (name: string | RegExp) => page.getByRole('button', { name, exact: true }).click();

async function openSection(name: string, heading = name): Promise<void> {
  await page.getByRole('navigation', { name: 'Administration' }).getByText(name).click();
  await page.getByRole('heading', { level: 2, name: heading }).waitFor();
}

async function openAdmin(path = '/admin'): Promise<void> {
  await openAs(page, journey.siteUrl, 'admin', path);
  await page.getByRole('heading', { level: 1, name: 'Platform administration' }).waitFor();
}

function order() {
  const dishes = { 'veg-thali': 1 };
  return placeDemoOrder(journey.siteUrl, { name: 'Asha Patil', phone: '+919876512340', dishes });
}

/** Pays for two messes with the same e-mail address, so the second payment cannot create a sign-in. */
async function makeStoppedPayment(subdomain: string): Promise<void> {
  const email = randomIds.email();
  const late = await planOrder({ ...buyer, email, subdomain });
  const first = await planOrder({
    ...buyer,
    email,
    mess_name: 'First Mess',
    subdomain: 'first-mess',
  });
  for (const razorpay_order_id of [first, late]) {
    await callSite(journey.siteUrl, 'POST', '/payments/payment-success', {
      body: {
        razorpay_order_id,
        razorpay_payment_id: `pay_mock_${razorpay_order_id.slice(-10)}`,
        razorpay_signature: 'mock',
      },
    });
  }
}

async function planOrder(vendor_details: object): Promise<string> {
  const body = { amount: 1999, currency: 'INR', plan_id: 'starter', vendor_details };
  const path = '/payments/create-razorpay-order';
  return (await callSite(journey.siteUrl, 'POST', path, { body })).id;
}

test('an admin suspends and reactivates a mess with reasons, and the audit log shows both', {
  tags: 'long',
}, async () => {
  const { id } = await order();
  // Only a confirmed order makes its guest a customer.
  await moveDemoOrder(journey.siteUrl, id, ['confirmed']);
  await openAdmin();
  await page.getByText('Nothing right now.').waitFor();
  await openSection('Vendors');
  await press(`Suspend ${mess}`);
  await dialog().getByText('Nothing is deleted', { exact: false }).waitFor();
  await dialog().getByRole('button', { name: 'Suspend' }).click();
  await dialog().getByText('Please give a reason').waitFor();
  await dialog().getByLabel('Reason').fill('Fees unpaid since August');
  await dialog().getByRole('button', { name: 'Suspend' }).click();
  await page.getByText(`${mess} is suspended`).waitFor();
  await rowOf(mess).getByText('Fees unpaid since August').waitFor();
  await expect(order()).rejects.toThrow('VENDOR_INACTIVE');

  await openSection('Overview');
  await page.getByRole('link', { name: /^Teen Katori Mess Suspended: Fees unpaid/ }).click();
  await dialog().getByRole('heading', { name: mess }).waitFor();
  await dialog().getByText('Asha Patil').waitFor();
  expect(await dialog().textContent()).not.toContain('98765123');
  await dialog()
    .getByRole('button', { name: /^Reactivate/ })
    .click();
  await dialog().last().getByLabel('Reason').fill('Paid today');
  await dialog().last().getByRole('button', { name: 'Reactivate' }).click();
  await page.getByText(`${mess} is active again`).waitFor();
  await order();
  await page.keyboard.press('Escape');
  await dialog().waitFor({ state: 'detached' });
  expect(pathOf(page)).toBe('/admin/vendors?search=demo');

  await openSection('Audit log');
  const rows = page.getByRole('row').filter({ hasText: 'Suspend or reactivate a vendor' });
  await rows.nth(1).waitFor();
  expect(await rows.allTextContents()).toEqual([
    expect.stringMatching(/Status: suspended → active.*Platform admin.*Paid today.*Done/),
    expect.stringMatching(/Status: active → suspended.*Fees unpaid since August.*Done/),
  ]);
  await rows.first().getByRole('link', { name: mess }).click();
  await dialog().getByRole('heading', { name: mess }).waitFor();
});

test('an admin continues a stopped payment with another e-mail', { tags: 'long' }, async () => {
  const subdomain = 'savita-mess';
  await makeStoppedPayment(subdomain);
  await openAdmin();
  await page
    .getByRole('link', { name: /^Savita Mess This email now belongs to another account/ })
    .click();
  await dialog().getByText('Stopped at: Create the sign-in').waitFor();
  expect(await dialog().getByLabel('Another subdomain').count()).toBe(0);
  await dialog().getByLabel('Another email').fill('not an address');
  await dialog().getByRole('button', { name: 'Retry' }).click();
  await dialog().getByRole('alert').getByText('Invalid email address').waitFor();
  await dialog().getByLabel('Another email').fill(randomIds.email());
  await dialog().getByRole('button', { name: 'Retry' }).click();
  await page.getByText('Savita Mess: done').waitFor();
  await dialog().getByText('Vendor is set up').waitFor();
  expect(await dialog().getByRole('button', { name: 'Retry' }).count()).toBe(0);
  await dialog().getByRole('link', { name: 'See the vendor' }).click();
  await dialog().getByText('Starter plan').waitFor();
  await page.keyboard.press('Escape');
  await openSection('Ending soon', 'Subscriptions ending soon');
  await page.getByText(/^No plan ends within 14 days/).waitFor();
});

test('keeps every section accessible at any width, in light and dark', {
  tags: 'long',
}, async () => {
  await openAdmin();
  const sections = [
    ['Vendors'],
    ['Payments'],
    ['Ending soon', 'Subscriptions ending soon'],
    ['Newsletter'],
    ['Audit log'],
    ['Account', 'Your account'],
  ] as const;
  const problems = await problemsOnWalk(
    page,
    async (check) => {
      await page.getByText('Nothing right now.').waitFor();
      await page.getByText('Show the table').click();
      await page.getByRole('cell').first().waitFor();
      await check('the overview');
      for (const [section, heading] of sections) {
        await openSection(section, heading);
        await check(section);
      }
      await openSection('Vendors');
      await press(mess);
      await dialog()
        .getByRole('heading', { name: /^Customers \(/ })
        .waitFor();
      await check('a vendor');
      await dialog()
        .getByRole('button', { name: /^Suspend/ })
        .click();
      await dialog().last().getByRole('button', { name: 'Suspend' }).click();
      await dialog().getByText('Please give a reason').waitFor();
      await check('the dialog to suspend a mess');
    },
    // Without a key press, the inactivity limit would sign the admin out during the check.
    () => page.keyboard.press('Shift'),
  );
  expect(problems).toBe('');
});

test('a section that fails to load shows the failure, and recovers', {
  tags: 'long',
}, async () => {
  await page.route('**/api/admin/audit*', (route) =>
    route.fulfill({ status: 403, json: { error: 'Not today.', code: 'FORBIDDEN' } }),
  );
  await openAdmin('/admin/audit');
  await page.getByRole('alert').getByText('Not today.').waitFor();
  await page.unrouteAll();
  await press('Try Again');
  await page.getByRole('table', { name: 'Audit log' }).waitFor();

  await openSection('Payments');
  await page.context().setOffline(true);
  await press('Open');
  await page.getByRole('heading', { name: 'You are offline' }).waitFor();
  await page.context().setOffline(false);
  await page.getByText(/^Not finished/).waitFor();
  await page.getByRole('heading', { name: 'You are offline' }).waitFor({ state: 'detached' });
});
