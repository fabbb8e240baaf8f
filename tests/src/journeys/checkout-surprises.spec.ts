import { demoIds } from '@thali/local/seed/demo-ids';
import { expect, test } from 'vitest';
import { useJourney, useVisit } from '../support/use-journey.ts';
import { openTab, placeOrderButton, tabOf, waitForLiveLink } from './as-customer.ts';
import { fillCheckout, holdStorefrontUntilOrder, placeButton } from './as-guest.ts';
import { signInColleague } from './as-menu-editor.ts';

const guest = { dishes: ['Veg Mess Thali', 'Vada Pav'], name: 'Ravi Kale', phone: '9876512340' };
const dish = (key: string) => `menu-items/${demoIds.item('demo', key)}`;

const journey = useJourney();
const visit = useVisit(journey, 'phone');

/** Opens the checkout sheet as a guest. @returns also a kitchen that can change the menu */
async function openSheet() {
  const { page } = visit;
  const liveLink = waitForLiveLink(page);
  await page.goto(`${journey.siteUrl}/menu/demo`);
  await fillCheckout(page, guest);
  const [kitchen] = await Promise.all([signInColleague(journey.siteUrl), liveLink]);
  return { page, kitchen, sheet: page.getByRole('dialog', { name: 'Guest Checkout' }) };
}

test('asks for a confirmation when the total rises in the open sheet or on the server', {
  tags: 'long',
}, async () => {
  const { page, kitchen, sheet } = await openSheet();
  const question = page.getByRole('dialog', { name: 'The total has changed' });
  const sentAmounts: number[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/orders')) {
      sentAmounts.push(request.postDataJSON().final_amount);
    }
  });
  try {
    await kitchen('PUT', dish('veg-thali'), { price: 125 });
    await placeButton(page).getByText('149.50').waitFor();
    await placeButton(page).click();
    await question.getByText('The total went up from ₹134.50 to ₹149.50.').waitFor();
    await question.getByRole('button', { name: 'Cancel' }).click();
    expect(sentAmounts).toEqual([]);

    await holdStorefrontUntilOrder(page);
    await kitchen('PUT', dish('veg-thali'), { price: 130 });
    await placeButton(page).click();
    await question.getByRole('button', { name: 'Place order for ₹149.50' }).click();
    await question.getByText('The total went up from ₹149.50 to ₹154.50.').waitFor();
    expect(sentAmounts).toEqual([149.5]);
    await question.getByRole('button', { name: 'Place order for ₹154.50' }).click();
    await page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
    expect(sentAmounts).toEqual([149.5, 154.5]);
    await sheet.waitFor({ state: 'detached' });
  } finally {
    await kitchen('PUT', dish('veg-thali'), { price: 110 });
  }
});

test('names a dish that sells out at checkout once, with a button to remove it', {
  tags: 'long',
}, async () => {
  const { page, kitchen, sheet } = await openSheet();
  const notices = page.getByText(/Vada Pav"? is no longer available/);
  try {
    await kitchen('PUT', dish('vada-pav'), { is_available: false });
    await sheet.getByText(/"Vada Pav" is no longer available/).waitFor();
    expect(await notices.count()).toBe(1);
    await sheet.getByRole('button', { name: 'Remove it' }).click();
    await placeButton(page).getByText('112.00').waitFor();
    await placeButton(page).click();
    await page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
  } finally {
    await kitchen('PUT', dish('vada-pav'), { is_available: true });
  }
});

test('Back closes the sheet and stays in the cart, then leads to the menu', {
  tags: 'long',
}, async () => {
  const { page, sheet } = await openSheet();
  await page.goBack();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Your cart' }).waitFor();
  await placeOrderButton(page).click();
  await sheet.getByRole('button', { name: 'Close' }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.goBack();
  await expect.poll(() => tabOf(page, 'Menu').getAttribute('aria-current')).toBe('page');
  await openTab(page, 'Cart');
});
