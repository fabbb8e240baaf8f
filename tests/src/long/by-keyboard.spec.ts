import { demoStudent } from '@thali/local/seed/demo-people';
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { orderCard, signInCustomer, tabOf } from '../journeys/as-customer.ts';
import { openAs } from '../journeys/as-person.ts';
import { moveDemoOrder } from '../support/demo-orders.ts';
import { keyboardOn } from '../support/keyboard.ts';
import { desktop, phone } from '../support/screen-problems.ts';
import { siteCodeTo } from '../support/site-outbox.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';

const journey = useJourney();

test('a customer signs in with a code and orders again by keyboard alone', async () => {
  const student = await signInCustomer(journey.siteUrl);
  const { id } = await student.order({ 'veg-thali': 1, 'masala-chai': 1 });
  await moveDemoOrder(journey.siteUrl, id, ['cancelled']);
  const page = await openStillPage(journey.browser, phone);
  await signInByCode(page);

  const keys = keyboardOn(page);
  await keys.tabTo(tabOf(page, 'History'));
  await keys.press('Enter', page.getByRole('heading', { name: 'Order History' }));
  await keys.tabTo(orderCard(page, id).getByRole('button', { name: 'Order again' }));
  await keys.press('Enter', page.getByText('Subtotal (2 items)'));
  await keys.tabTo(page.getByRole('radio', { name: /Cash on Delivery/ }));
  await keys.tabTo(page.getByRole('button', { name: 'Place Order', exact: true }));
  await keys.press('Enter', page.getByRole('heading', { name: 'Order Placed!' }));
  await keys.tabTo(page.getByRole('button', { name: 'View My Orders' }));
  await keys.press('Enter', page.getByRole('heading', { name: 'Ongoing Orders', exact: true }));
  await page.getByRole('article').getByText('Pending').waitFor();
  await page.close();
});

async function signInByCode(page: Page): Promise<void> {
  const keys = keyboardOn(page);
  const otp = page.getByRole('tab', { name: 'Phone OTP' });
  await page.goto(`${journey.siteUrl}/login`);
  await keys.tabTo(page.getByRole('tab', { name: 'Email', selected: true }));
  await keys.press('ArrowRight', otp.and(page.locator('[aria-selected=true]')));
  await keys.tabTo(page.getByLabel('Phone number'));
  await keys.type(demoStudent.phone.slice(3));
  await keys.press('Enter', page.getByLabel('Verification code').and(page.locator(':focus')));
  await keys.type(await siteCodeTo(journey.siteUrl, demoStudent.phone));
  await keys.press('Enter', page.getByRole('searchbox', { name: 'Search menu' }));
}

test('an admin suspends and reactivates a mess by keyboard alone', async () => {
  const mess = 'Teen Katori Mess';
  const page = await openStillPage(journey.browser, desktop);
  const keys = keyboardOn(page);
  await openAs(page, journey.siteUrl, 'admin', '/admin');
  await page.getByText('Nothing right now.').waitFor();
  const dialog = page.getByRole('dialog');
  await keys.tabTo(page.getByRole('link', { name: 'Vendors', exact: true }), 'Shift+Tab');
  const vendors = page.getByRole('heading', { level: 2, name: 'Vendors' });
  await keys.press('Enter', vendors.and(page.locator(':focus')));
  await keys.tabTo(page.getByRole('button', { name: `Suspend ${mess}` }));
  await keys.press('Enter', dialog);
  await keys.press('Escape', page.getByRole('button', { name: `Suspend ${mess}`, exact: true }));
  await keys.press('Enter', dialog.getByLabel('Reason').and(page.locator(':focus')));
  await keys.type('Fees unpaid since August');
  await keys.tabTo(dialog.getByRole('button', { name: 'Suspend' }));
  await keys.press('Enter', page.getByText(`${mess} is suspended`));
  await keys.tabTo(page.getByRole('button', { name: `Reactivate ${mess}` }));
  await keys.press('Enter', dialog.getByLabel('Reason'));
  await keys.tabTo(dialog.getByLabel('Reason'));
  await keys.type('Paid today');
  await keys.tabTo(dialog.getByRole('button', { name: 'Reactivate' }));
  await keys.press('Enter', page.getByText(`${mess} is active again`));
  await page.close();
});
