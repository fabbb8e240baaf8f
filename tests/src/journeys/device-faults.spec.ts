/** @module-tag long */
/// <reference lib="dom" />
import { demoIds } from '@thali/local/seed/demo-ids';
import { toIst, weekdays } from '@thali/shared/time/ist';
import type { BrowserContext } from 'playwright-core';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { startVisit, type Visit } from '../support/browser-visit.ts';
import { callSite } from '../support/call-site.ts';
import { kitchenToken, placeDemoOrder } from '../support/demo-orders.ts';
import { useJourney } from '../support/use-journey.ts';
import { fillCheckout, placeButton, trackOrder, waitForStatus } from './as-guest.ts';
import { openKitchen, ticketOf } from './as-vendor.ts';

const journey = useJourney();
const minuteMs = 60_000;

/** Opens the mess from an hour ago until midnight, so a wrong clock would show the mess as closed. */
beforeAll(async () => {
  const { weekday, clock } = toIst(new Date());
  const hour = Math.max(0, Number(clock.slice(0, 2)) - 1);
  const open = `${String(hour).padStart(2, '0')}:00`;
  const hours = weekdays.map((day) => [day, { open, close: '23:59', closed: day !== weekday }]);
  await callSite(journey.siteUrl, 'PUT', `/vendors/${demoIds.vendor('demo')}`, {
    token: await kitchenToken(journey.siteUrl),
    body: { settings: { businessHours: Object.fromEntries(hours) } },
  });
});

async function openPhone(): Promise<Visit> {
  const visit = await startVisit(journey.browser, 'phone');
  onTestFinished(() => visit.close());
  return visit;
}

/** Shifts the clock of a device. Call it before the pages open. */
async function setClock(context: BrowserContext, offMs: number): Promise<void> {
  await context.addInitScript((off) => {
    const RealDate = Date;
    const now = () => RealDate.now() + off;
    globalThis.Date = new Proxy(RealDate, {
      construct: (date, args) => Reflect.construct(date, args.length > 0 ? args : [now()]),
      get: (date, key) => (key === 'now' ? now : Reflect.get(date, key)),
    });
  }, offMs);
}

const guestTitle = 'a guest orders on a phone whose clock is off by %i minutes';
async function orderWithWrongClock(minutes: number): Promise<void> {
  const { page, problems } = await openPhone();
  await setClock(page.context(), minutes * minuteMs);
  await page.goto(journey.messUrl('/menu/demo'));
  const phone = String(9_876_512_300 + minutes);
  await fillCheckout(page, { dishes: ['Veg Mess Thali'], name: 'Wrong Clock', phone });
  // The page may show the mess as closed until it knows the server's time.
  await expect.poll(() => page.getByText('We are closed').count()).toBe(0);
  await placeButton(page).click();
  await trackOrder(page);
  await waitForStatus(page, 'Pending');
  expect(await page.getByText('The kitchen has not answered yet').count()).toBe(0);
  expect(problems).toEqual([]);
}
test.each([-14 * 60])(guestTitle, orderWithWrongClock);
test.each([-120, -40, 40, 14 * 60])(guestTitle, { tags: 'long' }, orderWithWrongClock);

const kitchenTitle =
  'a kitchen tablet whose clock is off by %i minutes shows an order’s age and promises the right time';
async function confirmWithWrongClock(minutes: number): Promise<void> {
  const visit = await startVisit(journey.browser, 'desktop');
  onTestFinished(() => visit.close());
  const { page } = visit;
  await setClock(page.context(), minutes * minuteMs);
  await openKitchen(page, journey.siteUrl);
  const { id } = await placeDemoOrder(journey.siteUrl, {
    name: 'Promised',
    phone: '+919876512391',
    dishes: { 'veg-thali': 1 },
  });
  const ticket = ticketOf(page, id);
  await ticket.getByText(/^(?:Just now|1 min)/).waitFor();
  await ticket.getByRole('button', { name: /^Confirm/ }).click();
  const token = await kitchenToken(journey.siteUrl);
  const readPromisedTime = async () => {
    const { order } = await callSite(journey.siteUrl, 'GET', `/orders/${id}`, { token });
    return order.estimated_ready_time;
  };
  await expect.poll(readPromisedTime).not.toBeNull();
  const leftMinutes = (Date.parse(String(await readPromisedTime())) - Date.now()) / minuteMs;
  expect(leftMinutes).toBeGreaterThan(18);
  expect(leftMinutes).toBeLessThanOrEqual(20);
}
test.each([-14 * 60, -120, -40, 40, 14 * 60])(
  kitchenTitle,
  { tags: 'long' },
  confirmWithWrongClock,
);

const storageNames = ['indexedDB', 'localStorage', 'sessionStorage', 'caches', 'cookie'] as const;
type StorageName = (typeof storageNames)[number];
type StorageFault = 'missing' | 'forbidden' | 'failing' | 'silent' | 'full';

/** Runs in the page and breaks its storages. A `silent` storage never answers. */
function breakStorages({ names, fault }: { names: readonly StorageName[]; fault: StorageFault }) {
  const fail = () => {
    const name = fault === 'full' ? 'QuotaExceededError' : 'SecurityError';
    throw new DOMException('The storage is broken.', name);
  };
  const failLater = async () => fail();
  const waitForever = () => new Promise<never>(() => {});
  const hang = () => new EventTarget() as never;
  for (const name of names) {
    if (name === 'cookie') {
      Object.defineProperty(document, name, { get: fault === 'full' ? () => '' : fail, set: fail });
    } else if (fault === 'missing') {
      Object.defineProperty(globalThis, name, { value: undefined });
    } else if (fault === 'forbidden') {
      Object.defineProperty(globalThis, name, { get: fail });
    } else if (name === 'indexedDB') {
      if (fault === 'full') IDBObjectStore.prototype.put = fail;
      else IDBFactory.prototype.open = fault === 'silent' ? hang : fail;
    } else if (name === 'caches') {
      if (fault === 'full') Cache.prototype.put = failLater;
      else CacheStorage.prototype.open = fault === 'silent' ? waitForever : failLater;
    } else {
      const storage = globalThis[name];
      const read = (_: object, key: string) => {
        const value = Reflect.get(storage, key);
        if (fault === 'failing' || key === 'setItem')
          return typeof value === 'function' ? fail : fail();
        return typeof value === 'function' ? value.bind(storage) : value;
      };
      Object.defineProperty(globalThis, name, { value: new Proxy({}, { get: read }) });
    }
  }
}

const storageTitle = 'a guest orders on a phone with storage that is $fault: $names';
async function orderWithBrokenStorage(broken: Parameters<typeof breakStorages>[0]): Promise<void> {
  const { page, problems } = await openPhone();
  await page.addInitScript(breakStorages, broken);
  await page.goto(journey.messUrl('/menu/demo'));
  await fillCheckout(page, {
    dishes: ['Veg Mess Thali'],
    name: 'No Storage',
    phone: '9876512392',
  });
  await placeButton(page).click();
  await trackOrder(page);
  await waitForStatus(page, 'Pending');
  expect(problems).toEqual([]);
}

const storages = storageNames.filter((name) => name !== 'cookie');
/** The possible faults of each storage. A cookie is never missing, and only two storages answer later. */
const affected: Record<StorageFault, readonly StorageName[]> = {
  missing: storages,
  forbidden: storageNames,
  failing: storageNames,
  silent: ['indexedDB', 'caches'],
  full: storageNames,
};
const allStorages = Object.entries(affected).map(([fault, names]) => ({
  fault: fault as StorageFault,
  names,
}));
const singleStorages = allStorages.flatMap(({ fault, names }) =>
  names.map((name) => ({ fault, names: [name] })),
);
test.each(allStorages.slice(0, 1))(storageTitle, orderWithBrokenStorage);
test.each([...allStorages.slice(1), ...singleStorages])(
  storageTitle,
  { tags: 'long' },
  orderWithBrokenStorage,
);
