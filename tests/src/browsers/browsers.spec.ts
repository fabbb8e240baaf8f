import { demoPassword } from '@thali/local/seed/demo-people';
import { describe, expect, test } from 'vitest';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { emails } from '../support/demo-sign-in.ts';
import { useJourney } from '../support/use-journey.ts';
import { type Screen, withScreen } from './screen.ts';
import { browsers, tooOld } from './tested-browsers.ts';

const journey = useJourney({ pictures: true });

describe.each(browsers)('$name', (browser) => {
  test.skipIf(browser.missing)(
    `a guest orders and follows the order${missingNote(browser.missing)}`,
    () =>
      withScreen(browser, 'phone', async (screen) => {
        await screen.open(journey.messUrl('/menu/demo'));
        await screen.click('button', 'Add to Cart: Veg Mess Thali');
        await screen.saveScreenshot('menu');
        await screen.click('button', /View cart/);
        await screen.waitForText('Platform fee');
        await screen.saveScreenshot('cart');
        await screen.click('button', 'Place Order');
        await screen.fill(/^Name/, 'Ravi Deshmukh');
        await screen.fill(/^Phone/, '9876512340');
        await screen.saveScreenshot('checkout');
        await screen.click('button', /^Place Order ·/);
        await screen.waitForText('Order Placed!');
        await screen.saveScreenshot('placed');
        await screen.click('link', 'Track your order');
        await screen.waitForText('Waiting for the kitchen');
        const orderId = await readOrderId(screen);
        await screen.waitForText('Live');
        await moveDemoOrder(journey.siteUrl, orderId, ['confirmed']);
        await screen.waitForText('Order accepted');
        await screen.saveScreenshot('order');
      }),
  );

  test.skipIf(browser.missing)(
    'the Tab key reaches the controls of the checkout, and skips its panel',
    () =>
      withScreen(browser, 'phone', async (screen) => {
        await screen.open(journey.messUrl('/menu/demo'));
        await screen.click('button', 'Add to Cart: Veg Mess Thali');
        await screen.click('button', /View cart/);
        await screen.click('button', 'Place Order');
        await screen.fill(/^Name/, 'Ravi');
        const stops: string[] = [];
        for (let presses = 0; presses < 14; presses += 1) {
          await screen.press('Tab');
          stops.push(await screen.focusedControl());
        }
        expect(stops.filter((stop) => stop.startsWith('div'))).toEqual([]);
        const close = stops.indexOf('button Close');
        expect(stops[close + 1]).toMatch(/^input Name/);
      }),
  );

  test.skipIf(browser.missing)('Esc closes the list of countries, and then the checkout', () =>
    withScreen(browser, 'phone', async (screen) => {
      await screen.open(journey.messUrl('/menu/demo'));
      await screen.click('button', 'Add to Cart: Veg Mess Thali');
      await screen.click('button', /View cart/);
      await screen.click('button', 'Place Order');
      await screen.click('button', /^Country:/);
      await screen.waitForFocus(/Search country|Countries/);
      await screen.saveScreenshot('countries');
      await screen.press('Escape');
      await screen.waitForFocus(/^button Country: India/);
      await screen.press('Tab');
      await screen.waitForFocus(/^input Phone/);
      await screen.press('Escape');
      await screen.waitForFocus(/^button Place Order/);
    }),
  );

  test.skipIf(browser.missing)('the landing page leads to signing in', () =>
    withScreen(browser, 'phone', async (screen) => {
      await screen.open(journey.siteUrl);
      await screen.waitForText('Lunch, without the queue.');
      await screen.saveScreenshot('landing');
      await screen.open(`${journey.siteUrl}/login`);
      await screen.fill('Email', 'nobody@demo.example');
      await screen.fill('Password', 'Wrong-password-1');
      await screen.click('button', 'Sign in');
      await screen.waitForText('Login failed');
      await screen.saveScreenshot('sign-in');
    }),
  );

  test.skipIf(browser.missing || !browser.hasDashboard)('a vendor takes an order', () =>
    withScreen(browser, 'desktop', async (screen) => {
      await screen.open(`${journey.siteUrl}/login?role=vendor`);
      await screen.fill('Email', emails.vendor);
      await screen.fill('Password', demoPassword);
      await screen.click('button', 'Sign in');
      await screen.waitForText('Vendor Dashboard:');
      await screen.saveScreenshot('dashboard');
      await screen.click('link', 'Orders');
      await screen.waitForText('Orders Management');
      await screen.waitForText('Live');
      await screen.saveScreenshot('orders');
      await screen.click('link', 'Open Kitchen');
      await screen.waitForText('Controls');
      const customer = `Asha in ${browser.name}`;
      await placeDemoOrder(journey.siteUrl, {
        name: customer,
        phone: '+919876512340',
        dishes: { 'veg-thali': 1 },
      });
      await screen.waitForText(customer);
      await screen.saveScreenshot('kitchen');
      await screen.click('button', /^Confirm/);
      await screen.waitForText('Prepare');
      await screen.saveScreenshot('confirmed');
    }),
  );
});

test.skipIf(tooOld.missing)(
  'a browser that is too old shows the menu and how to order by phone',
  () =>
    withScreen(tooOld, 'phone', async (screen) => {
      await screen.open(journey.messUrl('/menu/demo'));
      await screen.waitForText('This browser is too old');
      await screen.waitForText('To order, you can also call Teen Katori Mess');
      await screen.waitForText('Veg Mess Thali: ₹110.00');
      await screen.saveScreenshot('menu');
      await screen.open(journey.siteUrl);
      await screen.waitForText('This browser is too old');
      await screen.saveScreenshot('landing');
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
