/** @module-tag long */
/// <reference lib="dom" />
import { demoIds } from '@thali/local/seed/demo-ids';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { startVisit } from '../support/browser-visit.ts';
import { readQr } from '../support/read-qr.ts';
import { useJourney } from '../support/use-journey.ts';
import { enrollDevice, newDeviceLink, press } from './as-kitchen.ts';
import { signInColleague } from './as-menu-editor.ts';
import { reopen, waitUntilCached } from './as-offline.ts';
import { openDashboard } from './as-vendor.ts';

const journey = useJourney();

/** The dishes of the open page, in view. */
const dishesInView = (tv: Page) =>
  tv.locator('.tv-dish').evaluateAll((dishes) =>
    dishes.flatMap((dish) => {
      const { left, right, bottom } = dish.getBoundingClientRect();
      const clip = dish.closest('.tv-clip')?.getBoundingClientRect();
      const isIn = clip && left >= clip.left - 1 && right <= clip.right + 1;
      return isIn && bottom <= clip.bottom + 1 ? dish.textContent : [];
    }),
  );

const showsPage = (tv: Page, page: number) => tv.getByText(new RegExp(`^Page ${page} of \\d$`));

const smallestText = (elements: Element[]) =>
  Math.min(...elements.map((element) => Number.parseFloat(getComputedStyle(element).fontSize)));

test('a TV shows the menu page by page, and a sold-out dish at once, also in portrait and offline', {
  timeout: 180_000,
}, async () => {
  const [owner, visit] = await Promise.all([
    startVisit(journey.browser, 'desktop'),
    startVisit(journey.browser, 'desktop', 'allow'),
  ]);
  const tv = visit.page;
  await tv.setViewportSize({ width: 1920, height: 1080 });
  await openDashboard(owner.page, journey.siteUrl, '/vendor/settings/devices');
  await enrollDevice(tv, await newDeviceLink(owner.page, 'Add a Menu TV'), 'TV in the hall');
  await owner.page.getByText('TV in the hall shows the menu now.').waitFor();

  const dish = tv.getByRole('listitem').filter({ hasText: 'Masala Chai' });
  await dish.getByText('₹15').waitFor();
  await tv.keyboard.press('Space');
  await tv.getByRole('button', { name: 'Turn the pages again' }).waitFor();
  while (!(await showsPage(tv, 1).isVisible())) await tv.keyboard.press('ArrowLeft');
  const firstPage = await dishesInView(tv);
  expect(firstPage.length).toBeGreaterThan(5);
  expect(await tv.locator('.tv-name').evaluateAll(smallestText)).toBeGreaterThanOrEqual(32);
  const code = tv.getByRole('img', { name: 'QR code of the menu' });
  expect(readQr((await code.getAttribute('src')) ?? '').text).toBe(journey.messUrl('/menu/demo'));
  expect((await code.boundingBox())?.height).toBeGreaterThan(0.12 * 1920);

  await press(tv, 'Turn the pages again');
  await showsPage(tv, 2).waitFor({ timeout: 60_000 });
  await press(tv, 'Stop turning the pages');
  expect(await dishesInView(tv)).not.toEqual(firstPage);

  const colleague = await signInColleague(journey.siteUrl);
  const chai = `menu-items/${demoIds.item('demo', 'masala-chai')}`;
  await colleague('PUT', `${chai}/today`, { soldOutToday: true });
  await dish.getByText('Sold out').waitFor();
  await colleague('PUT', chai, { price: 18 });
  await colleague('PUT', `${chai}/today`, { soldOutToday: false });
  await dish.getByText('₹18').waitFor();

  await tv.setViewportSize({ width: 1080, height: 1920 });
  await expect.poll(async () => (await dishesInView(tv)).length).toBeGreaterThan(5);
  await waitUntilCached(tv);
  await tv.context().setOffline(true);
  await reopen(tv, journey.messUrl('/board'));
  await tv
    .getByText(/^No connection since \d{1,2}:\d\d [ap]m\. Please ask what is left\.$/)
    .waitFor();
  await dish.getByText('₹18').waitFor();
  await tv.context().setOffline(false);
  await tv.getByText(/^No connection/).waitFor({ state: 'detached' });
  await press(tv, 'Settings of this screen');
  await press(tv, 'Show the Order Numbers');
  await tv.getByRole('heading', { name: 'Ready, please collect' }).waitFor();
  await Promise.all([owner.close(), visit.close()]);
});
