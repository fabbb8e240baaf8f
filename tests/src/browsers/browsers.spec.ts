import { demoPassword } from '@thali/local/seed/demo-people';
import { describe, expect, test } from 'vitest';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { emails } from '../support/demo-sign-in.ts';
import { useJourney } from '../support/use-journey.ts';
import { atScreen, type Screen } from './screen.ts';
import { browsers, tooOld } from './tested-browsers.ts';

const journey = useJourney({ pictures: true });

describe.each(browsers)('$name', (browser) => {
  test.skipIf(browser.missing)(
    `a guest orders and follows the order${missingNote(browser.missing)}`,
    () =>
      atScreen(browser, 'phone', async (screen) => {
        await screen.open(journey.messUrl('/menu/demo'));
        await screen.click('button', 'Add to Cart: Veg Mess Thali');
        await screen.keep('menu');
        await screen.click('button', /View cart/);
        await screen.sees('Platform fee');
        await screen.keep('cart');
        await screen.click('button', 'Place Order');
        await screen.fill(/^Name/, 'Ravi Deshmukh');
        await screen.fill(/^Phone/, '9876512340');
        await screen.keep('checkout');
        await screen.click('button', /^Place Order ·/);
        await screen.sees('Order Placed!');
        await screen.keep('placed');
        await screen.click('link', 'Track your order');
        await screen.sees('Waiting for the kitchen');
        const orderId = await readOrderId(screen);
        await screen.sees('Live');
        await moveDemoOrder(journey.siteUrl, orderId, ['confirmed']);
        await screen.sees('Order accepted');
        await screen.keep('order');
      }),
  );

  test.skipIf(browser.missing)(
    'the Tab key reaches the controls of the checkout, never its panel',
    () =>
      atScreen(browser, 'phone', async (screen) => {
        await screen.open(journey.messUrl('/menu/demo'));
        await screen.click('button', 'Add to Cart: Veg Mess Thali');
        await screen.click('button', /View cart/);
        await screen.click('button', 'Place Order');
        await screen.fill(/^Name/, 'Ravi');
        const stops: string[] = [];
        for (let presses = 0; presses < 14; presses += 1) {
          await screen.press('Tab');
          stops.push(await screen.focus());
        }
        expect(stops.filter((stop) => stop.startsWith('div'))).toEqual([]);
        const close = stops.indexOf('button Close');
        expect(stops[close + 1]).toMatch(/^input Name/);
      }),
  );

  test.skipIf(browser.missing)('Esc closes the list of countries, and then the checkout', () =>
    atScreen(browser, 'phone', async (screen) => {
      await screen.open(journey.messUrl('/menu/demo'));
      await screen.click('button', 'Add to Cart: Veg Mess Thali');
      await screen.click('button', /View cart/);
      await screen.click('button', 'Place Order');
      await screen.click('button', /^Country:/);
      await screen.focuses(/Search country|Countries/);
      await screen.keep('countries');
      await screen.press('Escape');
      await screen.focuses(/^button Country: India/);
      await screen.press('Tab');
      await screen.focuses(/^input Phone/);
      await screen.press('Escape');
      await screen.focuses(/^button Place Order/);
    }),
  );

  test.skipIf(browser.missing)('the landing page leads to signing in', () =>
    atScreen(browser, 'phone', async (screen) => {
      await screen.open(journey.siteUrl);
      await screen.sees('Lunch, without the queue.');
      await screen.keep('landing');
      await screen.open(`${journey.siteUrl}/login`);
      await screen.fill('Email', 'nobody@demo.example');
      await screen.fill('Password', 'Wrong-password-1');
      await screen.click('button', 'Sign in');
      await screen.sees('Login failed');
      await screen.keep('sign-in');
    }),
  );

  test.skipIf(browser.missing || !browser.hasDashboard)('a vendor takes an order', () =>
    atScreen(browser, 'desktop', async (screen) => {
      await screen.open(`${journey.siteUrl}/login?role=vendor`);
      await screen.fill('Email', emails.vendor);
      await screen.fill('Password', demoPassword);
      await screen.click('button', 'Sign in');
      await screen.sees('Vendor Dashboard:');
      await screen.keep('dashboard');
      await screen.click('link', 'Orders');
      await screen.sees('Orders Management');
      await screen.sees('Live');
      await screen.keep('orders');
      await screen.click('link', 'Open Kitchen');
      await screen.sees('Controls');
      const customer = `Asha in ${browser.name}`;
      await placeDemoOrder(journey.siteUrl, {
        name: customer,
        phone: '+919876512340',
        dishes: { 'veg-thali': 1 },
      });
      await screen.sees(customer);
      await screen.keep('kitchen');
      await screen.click('button', /^Confirm/);
      await screen.sees('Prepare');
      await screen.keep('confirmed');
    }),
  );
});

test.skipIf(tooOld.missing)(
  'a browser that is too old shows the menu and how to order by phone',
  () =>
    atScreen(tooOld, 'phone', async (screen) => {
      await screen.open(journey.messUrl('/menu/demo'));
      await screen.sees('This browser is too old');
      await screen.sees('To order, you can also call Teen Katori Mess');
      await screen.sees('Veg Mess Thali: ₹110.00');
      await screen.keep('menu');
      await screen.open(journey.siteUrl);
      await screen.sees('This browser is too old');
      await screen.keep('landing');
    }),
);

function missingNote(missing: string | undefined): string {
  return missing ? ` (not here: ${missing})` : '';
}

async function readOrderId(screen: Screen): Promise<string> {
  const path = await screen.driver.evaluate<string>('location.pathname');
  expect(path).toMatch(/^\/orders\/[0-9A-Z]{26}$/);
  return path.slice('/orders/'.length);
}
