/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { callSite } from '../support/call-site.ts';
import { controlLiveLink, type LiveLinkControl } from '../support/control-live-link.ts';
import { kitchenToken, moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { useJourney } from '../support/use-journey.ts';
import { isSilent, listen, press, rings } from './as-kitchen.ts';
import { openAs } from './as-person.ts';
import { ticketOf } from './as-vendor.ts';

interface Device {
  page: Page;
  valve: LiveLinkControl;
}

const journey = useJourney();
let contexts: BrowserContext[];

beforeEach(() => {
  contexts = [];
});

afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
});

/** A screen of the mess's: of its kitchen, unless told. */
async function device(path = '/kitchen'): Promise<Device> {
  const context = await journey.browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  contexts.push(context);
  context.setDefaultTimeout(20_000);
  await listen(context);
  const page = await context.newPage();
  const valve = await controlLiveLink(page);
  await openAs(page, journey.siteUrl, 'vendor', path);
  await page.getByText('Live', { exact: true }).waitFor();
  return { page, valve };
}

/** A browser that lets nothing be heard before a press; looking for an element counts as one here. */
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

async function placed(name: string): Promise<string> {
  const order = { name, phone: '+919876512340', dishes: { 'veg-thali': 1 } };
  return (await placeDemoOrder(journey.siteUrl, order)).id;
}

const move = (id: string, ...steps: Parameters<typeof moveDemoOrder>[2]) =>
  moveDemoOrder(journey.siteUrl, id, steps);
async function statusOf(id: string): Promise<string> {
  const token = await kitchenToken(journey.siteUrl);
  return (await callSite(journey.siteUrl, 'GET', `/orders/${id}`, { token })).order.status;
}

/** The buttons of tickets on screen that a tap would miss. */
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
const hasTitle = ({ page }: Device, title: string) =>
  page.waitForFunction((wanted) => document.title === wanted, title);

test('a new order calls on every screen until it is confirmed on one of them', async () => {
  const stove = await device();
  const counter = await device('/vendor/orders');
  const first = await placed('Zubeida Kazi');
  await counter.page.getByText('New Order Received!', { exact: true }).waitFor();
  await counter.page.getByText(`#${first.slice(-8)} from Zubeida Kazi`, { exact: true }).waitFor();
  await Promise.all([rings(stove.page), rings(counter.page)]);
  await stove.page.setViewportSize({ width: 1024, height: 768 });
  expect(await coveredButtons(stove)).toEqual([]);
  await hasTitle(stove, '(1) New order · Kitchen · Teen Katori Mess');
  await hasTitle(counter, '(1) New order · Orders · Teen Katori Mess');
  await ticketOf(stove.page, first).getByRole('button', { name: 'Confirm' }).click();
  await Promise.all([isSilent(stove.page), isSilent(counter.page)]);
  await hasTitle(stove, 'Kitchen · Teen Katori Mess');
});

test('‘Got it’ on one screen silences all of them', { tags: 'long' }, async () => {
  const stove = await device();
  const menu = await device('/vendor/orders');
  await menu.page.getByRole('link', { name: 'Menu', exact: true }).click();
  await menu.page.getByRole('heading', { name: 'Menu Management' }).waitFor();
  const fromKitchen = await placed('Ravi Deshmukh');
  await Promise.all([rings(stove.page), rings(menu.page)]);
  await press(stove.page, 'Got it');
  await Promise.all([isSilent(stove.page), isSilent(menu.page)]);
  await ticketOf(stove.page, fromKitchen).getByRole('button', { name: 'Confirm' }).waitFor();
  const fromMenu = await placed('Sunita Rao');
  await Promise.all([rings(stove.page), rings(menu.page)]);
  await press(menu.page, 'Got it');
  await Promise.all([isSilent(stove.page), isSilent(menu.page)]);
  await move(fromKitchen, 'cancelled');
  await move(fromMenu, 'cancelled');
});

test('steps without a network are marked, survive a reload, and go out when the network returns', async () => {
  const stove = await device();
  const id = await placed('Kabir Khan');
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
});

test('a line that is ticked off is so on all screens, alone or with all of its dish', {
  tags: 'long',
}, async () => {
  const stove = await device();
  const counter = await device();
  const id = await placed('Meera Joshi');
  await move(id, 'confirmed', 'preparing');
  const line = ({ page }: Device) =>
    ticketOf(page, id).getByRole('button', { name: /Veg Mess Thali/ });
  const isDone = (one: Device) => expect.poll(() => line(one).getAttribute('aria-pressed'));
  await line(stove).click();
  await isDone(counter).toBe('true');
  await line(counter).click();
  await isDone(stove).toBe('false');

  const toCook = stove.page.getByRole('region', { name: 'To cook' });
  await toCook
    .getByRole('button', { name: /Veg Mess Thali/ })
    .first()
    .click();
  await toCook.getByRole('button', { name: 'All of these are ready: Veg Mess Thali' }).click();
  await isDone(stove).toBe('true');
  await stove.page.getByRole('button', { name: /^Undo/ }).click();
  await isDone(stove).toBe('false');
  await toCook.getByRole('button', { name: 'All of these are ready: Veg Mess Thali' }).click();
  // Who goes on with an order needs no undo of what was before.
  await ticketOf(stove.page, id).getByRole('button', { name: 'Ready', exact: true }).click();
  await isDone(counter).toBe('true');
});

test('sound that is off or not allowed is said, and one tap turns it on', {
  tags: 'long',
}, async () => {
  const stove = await device();
  const id = await placed('Asha Patil');
  await stove.page.addInitScript(refuseSound);
  await stove.page.reload();
  await stove.page.getByRole('button', { name: 'Turn on sound' }).click();
  await rings(stove.page);
  await press(stove.page, 'Controls');
  await stove.page.getByRole('switch', { name: 'Sound', exact: true }).uncheck({ force: true });
  await isSilent(stove.page);
  await stove.page.reload();
  await stove.page.getByRole('button', { name: 'Turn on sound' }).waitFor();
  await isSilent(stove.page);
  await move(id, 'cancelled');
});

test('two devices never contradict each other', { tags: 'long' }, async () => {
  const stove = await device();
  const counter = await device();
  const id = await placed('Asha Patil');
  const at = ({ page }: Device) => ticketOf(page, id);
  const shows = (one: Device, status: string) =>
    at(one).getByText(status, { exact: true }).waitFor();
  await Promise.all([stove, counter].map((one) => at(one).waitFor()));

  // The counter hears nothing of what the stove does, and reads nothing.
  counter.valve.mute();
  const readsAgain = Promise.withResolvers<void>();
  await counter.page.route(/\/api\/kitchen$/, async (route) => {
    if (route.request().method() === 'GET') await readsAgain.promise;
    await route.continue();
  });
  await at(stove).getByRole('button', { name: 'Confirm' }).click();
  await at(stove).getByRole('button', { name: 'Prepare' }).waitFor();
  await at(counter).getByRole('button', { name: 'Confirm' }).click();
  await shows(counter, 'Confirmed');
  expect(await counter.page.getByText('Update failed').count()).toBe(0);

  await at(stove).getByRole('button', { name: 'Prepare' }).click();
  await at(stove).getByRole('button', { name: 'Ready', exact: true }).click();
  await at(stove).getByRole('button', { name: 'Complete' }).waitFor();
  // What can be undone goes out after a moment.
  await expect.poll(() => statusOf(id)).toBe('ready');
  await at(counter).getByRole('button', { name: 'Prepare' }).click();
  await counter.page.getByText('Update failed', { exact: true }).waitFor();
  await counter.page
    .getByText(`#${id.slice(-6)} is Ready now, changed on another device.`, { exact: true })
    .waitFor();
  await shows(counter, 'Ready');

  // Both at once: one of them wins, and both show which.
  counter.valve.unmute();
  readsAgain.resolve();
  const other = await placed('Kabir Khan');
  const confirm = ticketOf(stove.page, other).getByRole('button', { name: 'Confirm' });
  await ticketOf(counter.page, other).getByRole('button', { name: 'More' }).click();
  await counter.page.getByRole('button', { name: 'Cancel order', exact: true }).click();
  const cancel = counter.page.getByRole('button', { name: 'Cancel Order', exact: true });
  // Once the counter hears that the order is accepted, its dialog asks for a reason.
  counter.valve.mute();
  await Promise.all([cancel.click(), confirm.click()]);
  counter.valve.unmute();
  const shown = ({ page }: Device) =>
    ticketOf(page, other).getByText('Confirmed', { exact: true }).count();
  // One that was cancelled is on no screen.
  const agree = async () => {
    const expected = (await statusOf(other)) === 'confirmed' ? 1 : 0;
    return [await shown(stove), await shown(counter)].every((count) => count === expected);
  };
  await expect.poll(agree).toBe(true);
  await counter.page.reload();
  await counter.page.getByText('Live', { exact: true }).waitFor();
  await expect.poll(agree).toBe(true);
});

test('a link that is down is said and polled around; back, it catches up', {
  tags: 'long',
}, async () => {
  const stove = await device();
  const { page, valve } = stove;
  const before = await placed('Fatima Shaikh');
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

  await valve.cut();
  await page.getByText('Connecting', { exact: true }).waitFor();
  await page.clock.fastForward(5000);
  await page.getByText(/Live updates are off/).waitFor();
  const missed = await placed('Sunita Rao');
  await page.clock.fastForward(15_000);
  await ticketOf(page, missed).waitFor();

  await move(missed, 'cancelled');
  valve.restore();
  await page.clock.fastForward(61_000);
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await page.getByText('Live', { exact: true }).waitFor();
  await page.getByText(/Live updates are off/).waitFor({ state: 'detached' });
  await ticketOf(page, missed).waitFor({ state: 'detached' });
});

test.each([
  ['an order without its dishes', JSON.stringify({ event: 'order:new', data: { id: 'x' } })],
  ['what is no frame at all', '{"event": "order:n'],
])('after %s the list is fetched again', { tags: 'long' }, async (_, text) => {
  const { page, valve } = await device();
  valve.mute();
  const id = await placed('Devika Nair');
  valve.tell(text.replace('"data"', `"room": "vendor:${await vendorIdOf(page)}", "data"`));
  await ticketOf(page, id).waitFor();
  await move(id, 'cancelled');
});

function vendorIdOf(page: Page): Promise<string> {
  return page.evaluate(
    () => JSON.parse(sessionStorage.getItem('thali.session') ?? '{}').user.vendorId,
  );
}
