/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { test } from 'vitest';
import { enterAsCustomer, messages, openTab } from '../journeys/as-customer.ts';
import { fillCheckout, placeButton } from '../journeys/as-guest.ts';
import { availabilityOf } from '../journeys/as-menu-editor.ts';
import { enterAs, fillSignIn, openAs } from '../journeys/as-person.ts';
import { waitForText } from '../journeys/fake-answers.ts';
import { answerForecast } from '../support/answer-forecast.ts';
import { placeDemoOrder } from '../support/demo-orders.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';

/** Checks the texts of the rules that no other test checks. */
const journey = useJourney();
const visit = useVisit(journey, 'phone');

type Texts = readonly (string | RegExp)[];

const publicPages: Record<string, Texts> = {
  '/': [
    ...['2,500+', 'businesses', '1M+', 'orders', '99.99%', 'uptime', '4.9', 'rating'],
    ...['₹1,999', '₹4,999', 'Most Popular', 'per month', /There is no free trial\./],
    ...['Menu management', 'Order management', 'QR code ordering', 'Customer profiles'],
    ...['Order notifications', 'Mobile-friendly web app', 'Vendor analytics dashboard'],
    ...['Multi-vendor support', 'Role-based access', 'Priority email support', 'White-label'],
    ...['Dedicated account manager', 'Custom integrations', '99.9% SLA'],
    ...['On-premise deployment', 'Advanced security', 'Training'],
  ],
  '/docs': [
    /multi-vendor management/,
    /priority email support/,
    /mobile-first/,
    /log out and back in/,
  ],
  '/integrations': [/coming soon/i],
  '/menu/nobody': ["The restaurant you're looking for doesn't exist."],
};

test('public pages show the texts of the rules', async () => {
  for (const [path, texts] of Object.entries(publicPages)) {
    await visit.page.goto(journey.siteUrl + path);
    await waitForTexts(visit.page, texts);
  }
});

test('the page and the menu of a mess show the texts of the rules', async () => {
  const { page } = visit;
  await page.goto(journey.messUrl('/'));
  const about = ['Why choose Teen Katori Mess?', 'About Teen Katori Mess', 'Our promise'];
  await waitForTexts(page, [...about, 'Visit or call us']);
  await page.goto(journey.messUrl('/menu/demo'));
  await page.getByPlaceholder('Search menu...', { exact: true }).waitFor();
  await fillCheckout(page, { dishes: ['Vada Pav'], name: 'Ravi', phone: '9876512341' });
  await waitForText(page, /Includes platform fee charged by the product\.$/);
  await page.route('**/api/orders', () => undefined);
  await placeButton(page).click();
  await waitForText(page, 'Placing Order...');
});

const vendorTabs: Record<string, Texts> = {
  overview: [
    ...['Manage Menu', 'Quick Tip', 'Menu Items', 'Recent Orders', 'View All Orders'],
    ...['Order Status', 'Popular Items'],
  ],
  orders: ['Order ID'],
  'analytics?period=lastYear': [
    ...['Business Insights', 'Strategic Recommendations', 'Order Status Overview'],
    ...['Popular Items', /^The last year/],
  ],
  forecasting: ['Refresh Data', 'Last Updated', 'Peak Day'],
  wallet: [
    ...['This Week COD fees', 'This Month COD fees', 'No service fee transactions yet'],
    'No settlements yet',
  ],
  'wallet?view=settlements': ['Process Settlement', 'Settlement History'],
  'settings/orders': ['Account Settings'],
  'settings/business': ['Business Profile'],
};

test('the tabs of a vendor show the texts of the rules', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 1280, height: 800 });
  const order = { name: 'Ravi', phone: '+919812345672', dishes: { 'vada-pav': 1 } };
  await placeDemoOrder(journey.siteUrl, order);
  await enterAs(page, journey.siteUrl, 'vendor');
  await answerForecast(page);
  for (const [tab, texts] of Object.entries(vendorTabs)) {
    await page.goto(`${journey.siteUrl}/vendor/${tab}`);
    await waitForTexts(page, texts);
  }
});

test('the Menu tab and the loading dashboard show the texts of the rules', async () => {
  const { page } = visit;
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(page, journey.siteUrl, 'vendor', '/vendor/menu');
  const edit = page.getByRole('button', { name: 'Edit Veg Mess Thali' });
  await edit.waitFor();
  for (const state of ['unavailable', 'available']) {
    await availabilityOf(page, 'Veg Mess Thali').click();
    await messages(page).getByText(`Veg Mess Thali is now ${state}`).waitFor();
  }
  await edit.click();
  await page.getByRole('switch', { name: 'Spicy' }).waitFor();
  await waitForTexts(page, [/^Price \(₹\)/, /^Meal Times/, /recommended 400x400$/]);
  await page.route('**/api/vendors/*', () => undefined);
  await openAs(page, journey.siteUrl, 'vendor', '/vendor');
  await waitForText(page, 'Loading dashboard...');
});

test('an offline sign-in and the profile of a customer show the texts of the rules', async () => {
  const { page } = visit;
  await page.goto(`${journey.siteUrl}/login`);
  await page.route('**/api/auth/login', (route) => route.abort());
  await fillSignIn(page, 'student@demo.example');
  await messages(page).getByText('Network error').waitFor();
  await enterAsCustomer(page, journey.siteUrl);
  await openTab(page, 'Profile');
  await waitForText(page, 'View Order History');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await page.getByLabel('Name').fill('Asha Rao');
  await page.getByRole('button', { name: 'Save' }).click();
  await messages(page).getByText('Profile updated!').waitFor();
});

async function waitForTexts(page: Page, texts: Texts): Promise<void> {
  for (const text of texts) await waitForText(page, text);
}
