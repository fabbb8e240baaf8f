import { expect, test } from 'vitest';
import { fillCheckout, placeButton } from '../journeys/as-guest.ts';
import { problemsOnPhone } from '../support/screen-problems.ts';
import { useJourney, useVisit } from '../support/use-journey.ts';

const journey = useJourney({ pictures: true });
const phone = '9876512340';
const visit = useVisit(journey, 'phone', 'allow');

const menuUrl = () => journey.messUrl('/menu/demo');
const context = () => visit.page.context();
const text = (pattern: RegExp | string) => visit.page.getByText(pattern);
const button = (name: string | RegExp) => visit.page.getByRole('button', { name });

test('a browser can install the mess on the home screen', async () => {
  await visit.page.goto(menuUrl());
  // A headless browser never offers the installation, so ask Chromium for its installability errors.
  const devtools = await context().newCDPSession(visit.page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  expect(installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')).toEqual([]);
  const { url, errors, data } = await devtools.send('Page.getAppManifest');
  expect([url, errors]).toEqual([journey.messUrl('/manifest.webmanifest'), []]);
  expect(JSON.parse(data ?? '')).toMatchObject({
    name: 'Teen Katori Mess',
    start_url: '/menu/demo',
    scope: '/',
    display: 'standalone',
  });
  for (const [path, side] of [
    ['/apple-touch-icon.png', 180],
    ['/app-icon-192.png', 192],
    ['/app-icon-512.png', 512],
  ] as const) {
    const width = await visit.page.evaluate(async (address) => {
      const picture = new Image();
      picture.src = address;
      await picture.decode();
      return picture.naturalWidth;
    }, path);
    expect([path, width]).toEqual([path, side]);
  }
});

test('offers the home screen after an order, and not again after a refusal', async () => {
  const order = async (name: string) => {
    await visit.page.goto(menuUrl());
    await visit.page.evaluate(() => {
      const offer = Object.assign(new Event('beforeinstallprompt', { cancelable: true }), {
        prompt: async () => undefined,
      });
      dispatchEvent(offer);
    });
    await fillCheckout(visit.page, { dishes: ['Vada Pav'], name, phone });
    expect(await text(/home screen/).count()).toBe(0);
    await placeButton(visit.page).click();
    await visit.page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
  };
  await order('Home Once');
  await text('Keep Teen Katori Mess on your home screen').waitFor();
  expect(await problemsOnPhone(visit.page)).toEqual([]);
  await button('Not now').click();
  await text(/home screen/).waitFor({ state: 'hidden' });
  await order('Home Twice');
  expect(await text(/home screen/).count()).toBe(0);
});

test('does not offer the home screen without the install event of the browser', async () => {
  await visit.page.goto(menuUrl());
  await fillCheckout(visit.page, { dishes: ['Vada Pav'], name: 'No Offer', phone });
  await placeButton(visit.page).click();
  await visit.page.getByRole('heading', { name: 'Order Placed!' }).waitFor();
  expect(await text(/home screen/).count()).toBe(0);
});
