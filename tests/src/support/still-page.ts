/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';

export interface Size {
  width: number;
  height: number;
}

/** Opens a page with reduced motion, so that no picture shows a half-finished animation. */
export async function openStillPage(browser: Browser, viewport: Size): Promise<Page> {
  const page = await browser.newPage({
    viewport,
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  page.setDefaultTimeout(20_000);
  return page;
}

/** Waits until the page is drawn and no animation runs. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (maxFrames) => {
    let stillFrames = 0;
    for (let frame = 0; stillFrames < 2 && frame < maxFrames; frame += 1) {
      await new Promise(requestAnimationFrame);
      const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
      stillFrames = isMoving ? 0 : stillFrames + 1;
    }
  }, 60);
}
