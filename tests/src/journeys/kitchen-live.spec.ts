/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callSite } from '../support/call-site.ts';
import { controlLiveLink, type LiveLinkControl } from '../support/control-live-link.ts';
import { kitchenToken, moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { useJourney } from '../support/use-journey.ts';
import { countSounds, press, waitForRinging, waitForSilence } from './as-kitchen.ts';
import { openAs } from './as-person.ts';
import { ticketOf } from './as-vendor.ts';

interface Device {
  page: Page;
  liveLink: LiveLinkControl;
}

const journey = useJourney();
let contexts: BrowserContext[];

beforeEach(() => {
  contexts = [];
});

afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
});

/** Opens a screen of the mess in a new browser context, by default the kitchen. */
async function openDevice(path = '/kitchen'): Promise<Device> {
  const context = await journey.browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  contexts.push(context);
  context.setDefaultTimeout(20_000);
  await countSounds(context);
  const page = await context.newPage();
  const liveLink = await controlLiveLink(page);
  await openAs(page, journey.siteUrl, 'vendor', path);
  await page.getByText('Live', { exact: true }).waitFor();
  return { page, liveLink };
}

/** Fakes a browser that blocks sound before the first press. A real browser counts Playwright's evaluations as a press. */
function refuseSound(): void {
  let isAllowed = false;
  const allow = () => {
    isAllowed = true;
  };
  addEventListener('pointerdown', allow, { capture: true });
  window.AudioContext = class extends AudioContext {
    override get state() {
      return isAllowed ? super.state : 'suspended';
    }
    override async resume() {
      if (!isAllowed) throw new DOMException('Not allowed');
      await super.resume();
      this.dispatchEvent(new Event('statechange'));
    }
  };
}

async function placeOrder(name: string): Promise<string> {
  const order = { name, phone: '+919876512340', dishes: { 'veg-thali': 1 } };
  return (await placeDemoOrder(journey.siteUrl, order)).id;
}

const move = (id: string, ...steps: Parameters<typeof moveDemoOrder>[2]) =>
  moveDemoOrder(journey.siteUrl, id, steps);
async function statusOf(id: string): Promise<string> {
  const token = await kitchenToken(journey.siteUrl);
  return (await callSite(journey.siteUrl, 'GET', `/orders/${id}`, { token })).order.status;
}

/** The ticket buttons on screen that another element covers. */
const coveredButtons = ({ page }: Device) =>
  page.locator('article button').evaluateAll((buttons) =>
    buttons
      .filter((button) => {
        const { left, top, width, height } = button.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        return y < innerHeight && !button.contains(document.elementFromPoint(x, y));
      })
      .map(({ textContent }) => textContent),
  );
const waitForTitle = ({ page }: Device, title: string) =>
  page.waitForFunction((expectedTitle) => document.title === expectedTitle, title);

test('a new order rings on every screen until one screen confirms it', {
  tags: 'long',
}, async () => {
  const stove = await openDevice();
  const counter = await openDevice('/vendor/orders');
  const first = await placeOrder('Zubeida Kazi');
  await counter.page.getByText('New Order Received!', { exact: true }).waitFor();
  await counter.page.getByText(`#${first.slice(-8)} from Zubeida Kazi`, { exact: true }).waitFor();
  await Promise.all([waitForRinging(stove.page), waitForRinging(counter.page)]);
  await stove.page.setViewportSize({ width: 1024, height: 768 });
  expect(await coveredButtons(stove)).toEqual([]);
  await waitForTitle(stove, '(1) New order · Kitchen · Teen Katori Mess');
  await waitForTitle(counter, '(1) New order · Orders · Teen Katori Mess');
  await ticketOf(stove.page, first).getByRole('button', { name: 'Confirm' }).click();
  await Promise.all([waitForSilence(stove.page), waitForSilence(counter.page)]);
  await waitForTitle(stove, 'Kitchen · Teen Katori Mess');
});

test('‘Got it’ on one screen silences all screens', { tags: 'long' }, async () => {
  const stove = await openDevice();
  const menu = await openDevice('/vendor/orders');
  await menu.page.getByRole('link', { name: 'Menu', exact: true }).click();
  await menu.page.getByRole('heading', { name: 'Menu', exact: true }).waitFor();
  const fromKitchen = await placeOrder('Ravi Deshmukh');
  await Promise.all([waitForRinging(stove.page), waitForRinging(menu.page)]);
  await press(stove.page, 'Got it');
  await Promise.all([waitForSilence(stove.page), waitForSilence(menu.page)]);
  await ticketOf(stove.page, fromKitchen).getByRole('button', { name: 'Confirm' }).waitFor();
  const fromMenu = await placeOrder('Sunita Rao');
  await Promise.all([waitForRinging(stove.page), waitForRinging(menu.page)]);
  await press(menu.page, 'Got it');
  await Promise.all([waitForSilence(stove.page), waitForSilence(menu.page)]);
  await move(fromKitchen, 'cancelled');
  await move(fromMenu, 'cancelled');
});

test('offline steps are marked, survive a reload, and are sent when the network returns', {
  tags: 'long',
}, async () => {
  const stove = await openDevice();
  const id = await placeOrder('Kabir Khan');
  const ticket = ticketOf(stove.page, id);
  await ticket.waitFor();
  await stove.page.route(/\/api\/orders\/.*\/status$/, (route) => route.abort());
  await ticket.getByRole('button', { name: 'Confirm' }).click();
  await ticket.getByRole('button', { name: 'Prepare' }).click();
  await ticket.getByText('Not sent', { exact: true }).waitFor();
  await stove.page.getByText(/^2 steps are not sent\./).waitFor();
  await stove.page.reload();
  await ticket.getByText('Preparing', { exact: true }).waitFor();
  expect(await statusOf(id)).toBe('pending');
  await stove.page.unrouteAll();
  await stove.page.evaluate(() => dispatchEvent(new Event('online')));
  await stove.page.getByText(/not sent\./).waitFor({ state: 'detached' });
  expect(await statusOf(id)).toBe('preparing');
  // The screen sends a step that still waits for an undo when it closes.
  await ticket.getByRole('button', { name: 'Ready', exact: true }).click();
  await stove.page.getByRole('link', { name: 'Dashboard' }).click();
  await expect.poll(() => statusOf(id)).toBe('ready');
});

test('all screens show a done line, alone or with all lines of its dish', {
  tags: 'long',
}, async () => {
  const stove = await openDevice();
  const counter = await openDevice();
  const id = await placeOrder('Meera Joshi');
  await move(id, 'confirmed', 'preparing');
  const line = ({ page }: Device) =>
    ticketOf(page, id).getByRole('button', { name: /Veg Mess Thali/ });
  const expectDone = (device: Device) =>
    expect.poll(() => line(device).getAttribute('aria-pressed'));
  await line(stove).click();
  await expectDone(counter).toBe('true');
  await line(counter).click();
  await expectDone(stove).toBe('false');

  const toCook = stove.page.getByRole('region', { name: 'To cook' });
  await toCook
    .getByRole('button', { name: /Veg Mess Thali/ })
    .first()
    .click();
  await toCook.getByRole('button', { name: /^(All \d+|1) Veg Mess Thali done$/ }).click();
  await expectDone(stove).toBe('true');
  await stove.page.getByRole('button', { name: /^Undo/ }).click();
  await expectDone(stove).toBe('false');
  await toCook.getByRole('button', { name: /^(All \d+|1) Veg Mess Thali done$/ }).click();
  // The next step of the order sends the waiting step too, without waiting for the undo.
  await ticketOf(stove.page, id).getByRole('button', { name: 'Ready', exact: true }).click();
  await expectDone(counter).toBe('true');
});

test('shows that sound is off or blocked, and one tap turns it on', {
  tags: 'long',
}, async () => {
  const stove = await openDevice();
  const id = await placeOrder('Asha Patil');
  await stove.page.addInitScript(refuseSound);
  await stove.page.reload();
  await stove.page.getByRole('button', { name: 'Turn on sound' }).click();
  await waitForRinging(stove.page);
  await press(stove.page, 'Controls');
  await stove.page.getByRole('switch', { name: 'Sound', exact: true }).uncheck({ force: true });
  await waitForSilence(stove.page);
  await stove.page.reload();
  await stove.page.getByRole('button', { name: 'Turn on sound' }).waitFor();
  await waitForSilence(stove.page);
  await move(id, 'cancelled');
});

test('two devices never contradict each other', { tags: 'long' }, async () => {
  const stove = await openDevice();
  const counter = await openDevice();
  const id = await placeOrder('Asha Patil');
  const ticketOn = ({ page }: Device) => ticketOf(page, id);
  const shows = (device: Device, status: string) =>
    ticketOn(device).getByText(status, { exact: true }).waitFor();
  await Promise.all([stove, counter].map((device) => ticketOn(device).waitFor()));

  // The counter gets no live updates and no new reads.
  counter.liveLink.mute();
  const canRead = Promise.withResolvers<void>();
  await counter.page.route(/\/api\/kitchen$/, async (route) => {
    if (route.request().method() === 'GET') await canRead.promise;
    await route.continue();
  });
  await ticketOn(stove).getByRole('button', { name: 'Confirm' }).click();
  await ticketOn(stove).getByRole('button', { name: 'Prepare' }).waitFor();
  await ticketOn(counter).getByRole('button', { name: 'Confirm' }).click();
  await shows(counter, 'Confirmed');
  expect(await counter.page.getByText('Update failed').count()).toBe(0);

  await ticketOn(stove).getByRole('button', { name: 'Prepare' }).click();
  await ticketOn(stove).getByRole('button', { name: 'Ready', exact: true }).click();
  await ticketOn(stove).getByRole('button', { name: 'Handed over' }).waitFor();
  // The screen sends the step when the undo time is over.
  await expect.poll(() => statusOf(id)).toBe('ready');
  await ticketOn(counter).getByRole('button', { name: 'Prepare' }).click();
  await counter.page.getByText('Update failed', { exact: true }).waitFor();
  await counter.page
    .getByText(`Order ${id.slice(-6)} is Ready now, changed on another device.`, { exact: true })
    .waitFor();
  await ticketOn(counter).getByRole('button', { name: 'Handed over' }).waitFor();

  // Both devices act at once. One step succeeds, and both screens show this step.
  counter.liveLink.unmute();
  canRead.resolve();
  const otherOrder = await placeOrder('Kabir Khan');
  const confirm = ticketOf(stove.page, otherOrder).getByRole('button', { name: 'Confirm' });
  await ticketOf(counter.page, otherOrder).getByRole('button', { name: 'More' }).click();
  await counter.page.getByRole('button', { name: 'Cancel order', exact: true }).click();
  const cancel = counter.page.getByRole('button', { name: 'Cancel Order', exact: true });
  // A counter that receives the acceptance asks for a reason, so the counter gets no updates here.
  counter.liveLink.mute();
  await Promise.all([cancel.click(), confirm.click()]);
  counter.liveLink.unmute();
  const countConfirmed = ({ page }: Device) =>
    ticketOf(page, otherOrder).getByText('Confirmed', { exact: true }).count();
  // A cancelled order is on no screen.
  const screensAgree = async () => {
    const expected = (await statusOf(otherOrder)) === 'confirmed' ? 1 : 0;
    return [await countConfirmed(stove), await countConfirmed(counter)].every(
      (count) => count === expected,
    );
  };
  await expect.poll(screensAgree).toBe(true);
  await counter.page.reload();
  await counter.page.getByText('Live', { exact: true }).waitFor();
  await expect.poll(screensAgree).toBe(true);
});

test('shows a broken link, polls instead, and catches up when the link returns', {
  tags: 'long',
}, async () => {
  const stove = await openDevice();
  const { page, liveLink } = stove;
  const before = await placeOrder('Fatima Shaikh');
  await ticketOf(page, before).waitFor();
  await press(stove.page, 'Got it');
  await page.clock.install();
  await page.reload();
  await page.getByText('Live', { exact: true }).waitFor();

  await page.context().setOffline(true);
  await page.getByText('Offline', { exact: true }).waitFor();
  await page.getByText(/^You are offline\./).waitFor();
  await page.context().setOffline(false);
  await page.getByText('Live', { exact: true }).waitFor();

  await liveLink.cut();
  await page.getByText('Connecting', { exact: true }).waitFor();
  await page.clock.fastForward(5000);
  await page.getByText(/Live updates are off/).waitFor();
  const missed = await placeOrder('Sunita Rao');
  await page.clock.fastForward(15_000);
  await ticketOf(page, missed).waitFor();

  await move(missed, 'cancelled');
  liveLink.restore();
  await page.clock.fastForward(61_000);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText('Live', { exact: true }).waitFor();
  await page.getByText(/Live updates are off/).waitFor({ state: 'detached' });
  await ticketOf(page, missed).waitFor({ state: 'detached' });
});

test.each([
  ['an order without its dishes', JSON.stringify({ event: 'order:new', data: { id: 'x' } })],
  ['an invalid frame', '{"event": "order:n'],
])('reads the list again after %s', { tags: 'long' }, async (_, text) => {
  const { page, liveLink } = await openDevice();
  liveLink.mute();
  const id = await placeOrder('Devika Nair');
  liveLink.sendToPage(text.replace('"data"', `"room": "vendor:${await vendorIdOf(page)}", "data"`));
  await ticketOf(page, id).waitFor();
  await move(id, 'cancelled');
});

function vendorIdOf(page: Page): Promise<string> {
  return page.evaluate(
    () => JSON.parse(sessionStorage.getItem('thali.session') ?? '{}').user.vendorId,
  );
}
