import { demoPassword } from '@thali/local/seed/demo-people';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { type Keyboard, keyboardOn } from '../support/keyboard.ts';
import { recordAnnouncements } from '../support/record-announcements.ts';
import { desktop } from '../support/screen-problems.ts';
import { openStillPage } from '../support/still-page.ts';
import { useJourney } from '../support/use-journey.ts';
import { placeButton, waitForStatus } from './as-guest.ts';
import { ticketsFor } from './as-vendor.ts';

const journey = useJourney();

/** The window is narrow, as at a high zoom, so the cart is a separate screen. */
test('a guest orders and follows the order by keyboard alone, and a screen reader announces each step', {
  tags: 'long',
}, async () => {
  const page = await openStillPage(journey.browser, { width: 480, height: 800 });
  const keys = keyboardOn(page);
  const announcements = await recordAnnouncements(page);
  await page.goto(journey.messUrl('/menu/demo'));
  await page.getByRole('searchbox', { disabled: false }).waitFor();
  await findAndAdd(page, keys);
  await reviewCart(page, keys);
  await checkOut(page, keys);
  // Wait, because the next step would interrupt the announcement.
  await expect.poll(announcements).toContain('Order placed successfully!');
  await track(page, keys);
  await follow(page, keys);
  expect(await announcements()).toEqual(expectedAnnouncements);
  await page.close();
});

const expectedAnnouncements = [
  '4 dishes found',
  '3 dishes found',
  'Veg Mess Thali added to cart!',
  'Special Thali added to cart!',
  '2',
  'Total ₹ 403.00',
  'Total ₹ 223.00',
  'Item removed from cart',
  '✓ Valid India phone number',
  'Order placed successfully!',
  'Order status: Confirmed . Order accepted',
  'Order status: Preparing . Being cooked right now',
  'Order status: Ready . Your food is ready!',
];

async function findAndAdd(page: Page, keys: Keyboard): Promise<void> {
  const dish = (name: string) => page.getByRole('article').filter({ hasText: name });
  await keys.tabTo(page.getByRole('searchbox', { name: 'Search menu' }));
  await keys.type('thali');
  await dish('Masala Chai').waitFor({ state: 'detached' });
  await dish('Chicken Thali').waitFor();
  await page.getByRole('status').getByText('4 dishes found').waitFor();
  await keys.tabTo(page.getByRole('radio', { name: 'All' }));
  await keys.press('ArrowRight', page.getByRole('radio', { name: /^Veg/, checked: true }));
  await dish('Chicken Thali').waitFor({ state: 'detached' });
  await keys.tabTo(page.getByRole('button', { name: 'Add to Cart: Veg Mess Thali' }));
  await keys.press(
    'Enter',
    page.getByRole('button', { name: 'Add one portion of Veg Mess Thali' }),
  );
  await keys.tabTo(page.getByRole('link', { name: 'Choose: Special Thali' }));
  const sheet = page.getByRole('dialog', { name: 'Special Thali' });
  await keys.press('Enter', sheet);
  for (const name of ['Aloo Gobi', 'Bhindi Masala']) {
    const box = sheet.getByRole('checkbox', { name });
    await keys.tabTo(box);
    await keys.press('Space', box.and(page.locator(':checked')));
  }
  await keys.tabTo(sheet.getByRole('button', { name: /^Add 1/ }));
  await keys.press('Enter', page.getByRole('button', { name: 'Add one portion of Special Thali' }));
}

async function reviewCart(page: Page, keys: Keyboard): Promise<void> {
  await keys.tabTo(page.getByRole('button', { name: /View cart/ }));
  const cart = page.getByRole('region', { name: 'Cart' });
  await keys.press(
    'Enter',
    cart
      .getByRole('button', { name: 'Remove one portion of Special Thali' })
      .or(cart.getByRole('button', { name: 'Remove Special Thali' })),
  );
  await keys.tabTo(cart.getByRole('button', { name: 'Add one portion of Veg Mess Thali' }));
  await keys.press('Enter', cart.getByText('₹220.00'));
  await keys.tabTo(cart.getByRole('button', { name: 'Remove Special Thali' }));
  await keys.press('Enter', cart.getByText('Subtotal (2 items)'));
}

async function checkOut(page: Page, keys: Keyboard): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Guest Checkout' });
  await keys.tabTo(page.getByRole('button', { name: 'Place Order', exact: true }));
  await keys.press('Enter', dialog);
  await keys.press('Escape', page.getByRole('button', { name: 'Place Order', exact: true }));
  expect(await isFocused(page, 'Place Order')).toBe(true);
  await keys.press('Enter', dialog);
  await keys.tabTo(dialog.getByLabel('Name'));
  await keys.type('Ravi Deshmukh');
  await keys.tabTo(dialog.getByLabel('Phone'));
  await keys.type('9876512340');
  await keys.tabTo(placeButton(page));
  const form = await dialog.ariaSnapshot();
  for (const part of [
    '- heading "Guest Checkout" [level=2]',
    '- textbox "Name": Ravi Deshmukh',
    `- 'button "Country: India, IN +91"'`,
    '- textbox "Phone"',
    '- textbox "Email (optional)"',
    '- button "Place Order · ₹223.00"',
  ]) {
    expect(form).toContain(part);
  }
  await keys.press('Enter', page.getByRole('heading', { name: 'Order Placed!' }));
  expect(await page.locator(':focus').ariaSnapshot()).toBe('- heading "Order Placed!" [level=1]');
}

async function track(page: Page, keys: Keyboard): Promise<void> {
  await keys.tabTo(page.getByRole('link', { name: 'Track your order' }));
  const headline = page.getByRole('heading', { level: 1, name: 'Waiting for the kitchen' });
  await keys.press('Enter', headline.and(page.locator(':focus')));
}

async function follow(page: Page, keys: Keyboard): Promise<void> {
  const id = new URL(page.url()).pathname.slice('/orders/'.length);
  const labels = { confirmed: 'Confirmed', preparing: 'Preparing', ready: 'Ready' } as const;
  for (const status of ['confirmed', 'preparing', 'ready'] as const) {
    await moveDemoOrder(journey.siteUrl, id, [status]);
    await waitForStatus(page, labels[status]);
  }
  await keys.tabTo(page.getByRole('link', { name: 'Back to Menu' }));
}

test('a vendor completes an order, opens its details and undoes a step by keyboard alone', {
  tags: 'long',
}, async () => {
  const name = 'Asha Patil';
  await placeDemoOrder(journey.siteUrl, {
    name,
    phone: '+919876512340',
    dishes: { 'veg-thali': 1 },
  });
  const page = await openStillPage(journey.browser, desktop);
  const keys = keyboardOn(page);
  await signIn(page, keys);

  const ticket = ticketsFor(page, name);
  await keys.tabTo(ticket.getByRole('button', { name: 'Confirm' }));
  await keys.press('Enter', ticket.getByRole('button', { name: 'Prepare' }));
  await keys.tabTo(ticket.getByRole('button', { name: 'More' }));
  const dialog = page.getByRole('dialog', { name: /^Order / });
  await keys.press('Enter', dialog);
  await keys.press('Escape', ticket);
  expect(await dialog.count()).toBe(0);
  expect(await page.locator('button:focus').getAttribute('aria-label')).toBe('More');
  for (const [step, next] of [
    ['Prepare', 'Ready'],
    ['Ready', 'Handed over'],
  ] as const) {
    await keys.tabTo(ticket.getByRole('button', { name: step }));
    await keys.press('Enter', ticket.getByRole('button', { name: next }));
  }
  await keys.tabTo(ticket.getByRole('button', { name: 'Handed over' }));
  await extendUndo(page);
  await keys.press('Enter', page.getByRole('button', { name: /^Undo/ }));
  await ticket.waitFor({ state: 'detached' });
  await keys.tabTo(page.getByRole('button', { name: /^Undo/ }));
  await keys.press('Enter', ticket.getByRole('button', { name: 'Handed over' }));
  await page.close();
});

/** Extends the five seconds to undo a step to a minute, because a slow machine needs longer for the keys. */
async function extendUndo(page: Page): Promise<void> {
  await page.evaluate((undoMs) => {
    const startTimer = window.setTimeout;
    const keepLonger = (run: () => void, ms?: number) =>
      startTimer(run, ms === undoMs ? 60_000 : ms);
    Object.assign(window, { setTimeout: keepLonger });
  }, 5000);
}

async function signIn(page: Page, keys: Keyboard): Promise<void> {
  await page.goto(`${journey.siteUrl}/login`);
  await keys.tabTo(page.getByRole('tab', { name: 'Customer', selected: true }));
  await keys.press('ArrowRight', page.getByRole('tab', { name: 'Vendor', selected: true }));
  await keys.tabTo(page.getByLabel('Email'));
  await keys.type('vendor@demo.example');
  await keys.tabTo(page.getByLabel('Password', { exact: true }));
  await keys.type(demoPassword);
  await keys.press('Enter', page.getByRole('heading', { level: 1, name: /Vendor Dashboard/ }));
  await keys.tabTo(page.getByRole('link', { name: 'Orders', exact: true }), 'Shift+Tab');
  const heading = page.getByRole('heading', { name: 'Orders Management' });
  await keys.press('Enter', heading.and(page.locator(':focus')));
  await keys.tabTo(page.getByRole('link', { name: 'Open Kitchen' }));
  const kitchen = page.getByRole('heading', { level: 1, name: /^Kitchen:/ });
  await keys.press('Enter', kitchen.and(page.locator(':focus')));
}

function isFocused(page: Page, name: string): Promise<boolean> {
  return page.locator('button:focus').filter({ hasText: name }).isVisible();
}
