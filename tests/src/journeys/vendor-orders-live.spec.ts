/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { moveDemoOrder, placeDemoOrder } from '../support/demo-orders.ts';
import { type LiveValve, liveValve } from '../support/live-valve.ts';
import { useJourney } from '../support/use-journey.ts';
import { enterAs } from './as-person.ts';
import { ticketOf } from './as-vendor.ts';

interface Device {
  page: Page;
  valve: LiveValve;
}

const journey = useJourney();
let contexts: BrowserContext[];

beforeEach(() => {
  contexts = [];
});

afterEach(async () => {
  await Promise.all(contexts.map((context) => context.close()));
});

/** A device of the kitchen's, with the orders on screen. */
async function device(): Promise<Device> {
  const context = await journey.browser.newContext({
    viewport: { width: 1280, height: 800 },
    reducedMotion: 'reduce',
  });
  contexts.push(context);
  context.setDefaultTimeout(20_000);
  await context.addInitScript(countLoops);
  const page = await context.newPage();
  const valve = await liveValve(page);
  await enterAs(page, journey.siteUrl, 'vendor', '/vendor/orders');
  await page.getByText('Live', { exact: true }).waitFor();
  return { page, valve };
}

/** Keeps the number of sounds that go round and round at this moment. */
function countLoops(): void {
  const { start, stop } = AudioBufferSourceNode.prototype;
  const counted = window as Window & { loops?: number };
  counted.loops = 0;
  AudioBufferSourceNode.prototype.start = function (...args) {
    if (this.loop) counted.loops = (counted.loops ?? 0) + 1;
    start.apply(this, args);
  };
  AudioBufferSourceNode.prototype.stop = function (...args) {
    if (this.loop) counted.loops = (counted.loops ?? 0) - 1;
    stop.apply(this, args);
  };
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
const rings = ({ page }: Device) =>
  page.waitForFunction(() => (window as Window & { loops?: number }).loops === 1);
const isSilent = ({ page }: Device) =>
  page.waitForFunction(() => (window as Window & { loops?: number }).loops === 0);
const press = ({ page }: Device, name: string) =>
  page.getByRole('button', { name, exact: true }).click();
const hasTitle = ({ page }: Device, title: string) =>
  page.waitForFunction((wanted) => document.title === wanted, title);

test('a new order calls on every device until it is confirmed on one of them', async () => {
  const stove = await device();
  const counter = await device();
  const first = await placed('Zubeida Kazi');
  await stove.page.getByText('New Order Received!', { exact: true }).waitFor();
  await stove.page.getByText(`#${first.slice(-8)} from Zubeida Kazi`, { exact: true }).waitFor();
  await Promise.all([rings(stove), rings(counter)]);
  await counter.page.setViewportSize({ width: 1024, height: 768 });
  expect(await coveredButtons(counter)).toEqual([]);
  await hasTitle(stove, '(1) New order · Orders · Teen Katori Mess');
  await ticketOf(stove.page, first).getByRole('button', { name: 'Confirm' }).click();
  await Promise.all([isSilent(stove), isSilent(counter)]);
  await hasTitle(stove, 'Orders · Teen Katori Mess');
});

test('it calls on every tab until it is acknowledged there, also after a reload', {
  tags: 'long',
}, async () => {
  const stove = await device();
  const counter = await device();
  await counter.page.getByRole('link', { name: 'Menu', exact: true }).click();
  await counter.page.getByRole('heading', { name: 'Menu Management' }).waitFor();
  const second = await placed('Ravi Deshmukh');
  await rings(counter);
  await hasTitle(counter, '(1) New order · Menu · Teen Katori Mess');
  await press(counter, 'Got it');
  await isSilent(counter);
  await rings(stove);

  await counter.page.reload();
  await counter.page.getByRole('heading', { name: 'Menu Management' }).waitFor();
  await stove.page.addInitScript(refuseSound);
  await stove.page.reload();
  const turnOn = stove.page.getByRole('button', { name: 'Turn on sound' });
  await turnOn.first().click();
  await rings(stove);
  await turnOn.first().waitFor({ state: 'detached' });
  expect(await counter.page.getByRole('region', { name: 'New orders call' }).count()).toBe(0);
  await press(stove, 'Sound');
  await isSilent(stove);
  await stove.page.reload();
  await ticketOf(stove.page, second).getByText('New', { exact: true }).waitFor();
  expect(
    await stove.page
      .getByRole('button', { name: 'Sound', exact: true })
      .getAttribute('aria-pressed'),
  ).toBe('false');
  await isSilent(stove);
  await ticketOf(stove.page, second).getByRole('button', { name: 'Confirm' }).click();
  await ticketOf(stove.page, second).getByText('Confirmed', { exact: true }).waitFor();
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
  await counter.page.route(/\/api\/orders(\?|\/\w{26}$)/, async (route) => {
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
  await at(counter).getByRole('button', { name: 'Prepare' }).click();
  await counter.page.getByText('Update failed', { exact: true }).waitFor();
  await counter.page
    .getByText(
      `Could not update order status. #${id.slice(-6)} is Ready now, changed on another device.`,
      { exact: true },
    )
    .waitFor();
  await shows(counter, 'Ready');

  // Both at once: one of them wins, and both show which.
  counter.valve.unmute();
  readsAgain.resolve();
  const other = await placed('Kabir Khan');
  const confirm = ticketOf(stove.page, other).getByRole('button', { name: 'Confirm' });
  await ticketOf(counter.page, other).getByRole('button', { name: 'Cancel', exact: true }).click();
  const cancel = counter.page.getByRole('button', { name: 'Cancel Order' });
  await Promise.all([cancel.click(), confirm.click()]);
  const shown = ({ page }: Device) =>
    page
      .locator(`[data-order-id="${other}"], tr[data-row="${other}"]`)
      .getByText(/^(Confirmed|Cancelled)$/)
      .innerText();
  await expect
    .poll(async () => (await Promise.all([shown(stove), shown(counter)])).join(' '))
    .toMatch(/^(\w+) \1$/);
  await counter.page.reload();
  expect(await shown(counter)).toBe(await shown(stove));
});

test('a link that is down is said and polled around; back, it catches up', {
  tags: 'long',
}, async () => {
  const stove = await device();
  const { page, valve } = stove;
  const before = await placed('Fatima Shaikh');
  await ticketOf(page, before).waitFor();
  await press(stove, 'Got it');
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
  valve.mend();
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
