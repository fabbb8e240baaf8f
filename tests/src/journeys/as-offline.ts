import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** What is kept on this device for the host of the page, by cache. */
export function keptOn(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const kept: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      kept[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return kept;
  });
}

/** Opens a page of a mess for the first time, and waits until it could be opened without a network. */
export async function visitForOffline(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await readyForOffline(page);
}

/** Until the page that is open could be opened without a network. */
export async function readyForOffline(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await expect.poll(() => isReady(page, pathname), { timeout: 30_000 }).toBe(true);
}

/** A page is left, and opened again. */
export async function reopen(page: Page, address: string): Promise<void> {
  await page.goto('about:blank');
  await page.goto(address);
}

function isReady(page: Page, path: string): Promise<boolean> {
  return page.evaluate(
    async (name) =>
      navigator.serviceWorker.controller !== null &&
      (await caches.match(name, { cacheName: 'documents' })) !== undefined,
    path,
  );
}

/** As if a held order had been pressed so many minutes earlier. */
export function ageHeldOrder(page: Page, minutes: number): Promise<void> {
  return page.evaluate(
    (ms) =>
      new Promise<void>((done, fail) => {
        const opening = indexedDB.open('keyval-store');
        opening.onerror = () => fail(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('keyval', 'readwrite').objectStore('keyval');
          const walk = store.openCursor();
          walk.onsuccess = () => {
            const cursor = walk.result;
            if (!cursor) return done();
            const { value } = cursor;
            if (String(cursor.key).startsWith('checkout:') && value) {
              cursor.update({ ...value, startedAt: value.startedAt - ms });
            }
            cursor.continue();
          };
        };
      }),
    minutes * 60_000,
  );
}
