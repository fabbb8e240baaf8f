/// <reference lib="dom" />
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { addDish, fillNote } from '../journeys/as-guest.ts';
import { cachedPaths, openUntilCached } from '../journeys/as-offline.ts';
import { startVisit } from '../support/browser-visit.ts';
import { startReleaseProxy } from '../support/release-proxy.ts';
import { useJourney } from '../support/use-journey.ts';

declare global {
  interface Window {
    takeovers: number;
  }
}

const journey = useJourney({ pictures: true });

test('a new release takes over without changing an open cart, and old releases are deleted', async () => {
  const proxy = await startReleaseProxy(journey.platform);
  const visit = await startVisit(journey.browser, 'phone', 'allow');
  const { page } = visit;
  await openUntilCached(page, `http://demo.localhost:${proxy.port}/menu/demo`);
  const releases = async () =>
    Object.keys(await cachedPaths(page)).filter((name) => /^assets-/.test(name));
  const [first] = await releases();
  await addDish(page, 'Vada Pav');
  await page.getByRole('button', { name: /View cart/ }).click();
  await fillNote(page, 'no onion');
  const documents = visit.documentCount();
  await page.evaluate(() => {
    Object.assign(window, { takeovers: 0 });
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      window.takeovers += 1;
    });
  });

  for (const [index, name] of ['release002', 'release003'].entries()) {
    proxy.release(name);
    // The browser may already be checking for an update by itself, so the test repeats its request.
    await expect.poll(() => takeoversAfterUpdate(page)).toBe(index + 1);
    expect(await releases()).toContain(`assets-${name}`);
  }
  await expect.poll(releases).toEqual(['assets-release002', 'assets-release003']);
  expect(first).toMatch(/^assets-[\w-]{10}$/);
  expect(visit.documentCount()).toBe(documents);
  expect(await page.getByLabel('Special Instructions').inputValue()).toBe('no onion');
  await page.getByRole('button', { name: 'Place Order' }).click();
  await page.getByRole('dialog', { name: 'Guest Checkout' }).waitFor();
  await page.reload();
  await page.getByText('1 item').first().waitFor();
  expect(visit.documentCount()).toBe(documents + 1);
  proxy.close();
  await visit.close();
});

/** Checks for a new release. @returns how many releases have taken over */
function takeoversAfterUpdate(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const registration = await navigator.serviceWorker.getRegistration();
    await registration?.update();
    return window.takeovers;
  });
}
