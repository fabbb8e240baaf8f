import type { Locator, Page } from 'playwright-core';

export interface GuestOrder {
  dishes: readonly string[];
  name: string;
  phone: string;
}

/** Adds the dishes from the menu, opens the checkout dialog and fills it in. */
export async function fillCheckout(page: Page, order: GuestOrder): Promise<void> {
  for (const dish of order.dishes) await addDish(page, dish);
  await page.getByRole('button', { name: /View cart/ }).click();
  await page.getByRole('button', { name: 'Place Order', exact: true }).click();
  await fillGuest(page, order);
}

export async function addDish(page: Page, dish: string): Promise<void> {
  await page.getByRole('button', { name: `Add to Cart: ${dish}` }).click();
}

export async function fillGuest(
  page: Page,
  { name, phone }: Pick<GuestOrder, 'name' | 'phone'>,
): Promise<void> {
  const dialog = guestDialog(page);
  await placeButton(page).waitFor();
  // The device remembers the guest of its last order.
  const forget = dialog.getByRole('button', { name: /^Not .+\?$/ });
  if (await forget.isVisible()) await forget.click();
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Phone').fill(phone);
}

/** Opens the note for the kitchen and fills it in. */
export async function fillNote(page: Page, text: string): Promise<void> {
  await page.getByRole('button', { name: /^Special Instructions/ }).click();
  await page.getByLabel('Special Instructions').fill(text);
}

function guestDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Guest Checkout' });
}

/** The button of the dialog. It shows the amount. */
export function placeButton(page: Page): Locator {
  return guestDialog(page).getByRole('button', { name: /Place Order/ });
}

/** Opens the page of the placed order. @returns the order's id */
export async function trackOrder(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
  await page.getByRole('link', { name: 'Track your order' }).click();
  await page.waitForURL(/\/orders\/[0-9A-Z]{26}$/);
  return new URL(page.url()).pathname.slice('/orders/'.length);
}

/**
 * Holds the storefront call until the page sends its next order. The page then learns of a changed menu only when the
 * server refuses the order.
 */
export async function holdStorefrontUntilOrder(page: Page): Promise<void> {
  const orderRequest = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/api/orders'),
  );
  await page.route('**/api/storefront/**', async (route) => {
    await orderRequest;
    await route.continue();
  });
}

export async function waitForStatus(page: Page, status: string): Promise<void> {
  await page
    .getByRole('status')
    .filter({ hasText: `Order status: ${status}.` })
    .waitFor();
}
