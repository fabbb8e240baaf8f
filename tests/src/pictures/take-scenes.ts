/// <reference lib="dom" />
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { launchBrowser, startJourneyPlatform } from '../support/browser.ts';
import { serveCatalogue } from '../support/serve-catalogue.ts';
import { settle } from '../support/still-page.ts';
import { devices, fileName, picturesFolder, schemes } from './picture-files.ts';
import type { DeviceName, Scene } from './scene.ts';
import { makeWorld, type World } from './world.ts';

/** What comes after the screen: drawings that are loaded apart. */
const lazyMs = 400;

/** Takes the pictures of one device on a platform of its own. @returns what went wrong, by scene */
export async function takeScenes(device: DeviceName, scenes: readonly Scene[]): Promise<string[]> {
  const [platform, catalogue, browser] = await Promise.all([
    startJourneyPlatform(),
    serveCatalogue(),
    launchBrowser(),
  ]);
  const failures: string[] = [];
  try {
    const world = await makeWorld(platform, catalogue.url);
    for (const scene of scenes) {
      await takeScene(browser, device, scene, world).catch((error: unknown) => {
        failures.push(`${scene.name} (${device}): ${error}`);
      });
    }
  } finally {
    await browser.close();
    await Promise.all([catalogue.stop(), platform.stop()]);
  }
  return failures;
}

/** In a browser of its own, so that each scene can be taken alone. */
async function takeScene(
  browser: Browser,
  device: DeviceName,
  scene: Scene,
  world: World,
): Promise<void> {
  const context = await browser.newContext({
    // Scenes answer calls themselves, which a worker would keep from them.
    serviceWorkers: 'block',
    ...devices[device],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(15_000);
  try {
    const page = await context.newPage();
    await scene.open(page, world);
    await page.waitForTimeout(lazyMs);
    for (const colorScheme of schemes) {
      await page.emulateMedia({ colorScheme });
      await takePicture(page, fileName(scene, device, colorScheme), false);
      if (scene.isLong) await takePicture(page, fileName(scene, device, colorScheme, 'full'), true);
    }
  } finally {
    await context.close();
  }
}

async function takePicture(page: Page, file: string, fullPage: boolean): Promise<void> {
  await waitForLooks(page, fullPage);
  await page.screenshot({ path: join(picturesFolder, file), fullPage, animations: 'disabled' });
}

/** Typefaces and dishes are there; for a long picture those, too, that wait to be scrolled to. */
async function waitForLooks(page: Page, fullPage: boolean): Promise<void> {
  await page.evaluate(async (all) => {
    if (all) for (const image of document.images) image.loading = 'eager';
    const shown = [...document.images].filter((image) => image.loading === 'eager');
    const drawn = Promise.allSettled([document.fonts.ready, ...shown.map((one) => one.decode())]);
    await Promise.race([drawn, new Promise((late) => setTimeout(late, 3000))]);
  }, fullPage);
  await settle(page);
}
