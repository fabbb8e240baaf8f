import type { Page } from 'playwright-core';
import { expect } from 'vitest';

/** The cached paths for the host of the page, by cache name. */
export function cachedPaths(page: Page): Promise<Record<string, string[]>> {
  return page.evaluate(async () => {
    const paths: Record<string, string[]> = {};
    for (const name of await caches.keys()) {
      const requests = await (await caches.open(name)).keys();
      paths[name] = requests.map(({ url }) => new URL(url).pathname);
    }
    return paths;
  });
}

/** Opens a page and waits until it works offline. */
export async function openUntilCached(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await waitUntilCached(page);
}

/** Waits until the open page works offline. */
export async function waitUntilCached(page: Page): Promise<void> {
  const { pathname } = new URL(page.url());
  await expect.poll(() => isReady(page, pathname), { timeout: 30_000 }).toBe(true);
}

/** Leaves the page and opens it again. */
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

/** Makes the order that waits offline some minutes older. */
export function ageWaitingOrder(page: Page, minutes: number): Promise<void> {
  return page.evaluate(
    (ms) =>
      new Promise<void>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const store = opening.result.transaction('keyval', 'readwrite').objectStore('keyval');
          const walk = store.openCursor();
          walk.onsuccess = () => {
            const cursor = walk.result;
            if (!cursor) return resolve();
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

/** The keys of the orders that wait on the phone. */
export function storedOrderKeys(page: Page): Promise<string[]> {
  return page.evaluate(
    () =>
      new Promise<string[]>((resolve, reject) => {
        const opening = indexedDB.open('keyval-store');
        opening.onerror = () => reject(opening.error);
        opening.onsuccess = () => {
          const keys = opening.result.transaction('keyval').objectStore('keyval').getAllKeys();
          keys.onsuccess = () =>
            resolve(keys.result.map(String).filter((key) => key.includes('checkout:')));
        };
      }),
  );
}
