/// <reference lib="dom" />
import type { Browser, Page } from 'playwright-core';

export interface Size {
  width: number;
  height: number;
}

/** A page without motion, so that what is looked at is not caught half way. */
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

/** Waits until what was changed about the page is drawn, and nothing is on its way any more. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async (mostFrames) => {
    let stillFrames = 0;
    for (let frame = 0; stillFrames < 2 && frame < mostFrames; frame += 1) {
      await new Promise(requestAnimationFrame);
      const isMoving = document.getAnimations().some(({ playState }) => playState === 'running');
      stillFrames = isMoving ? 0 : stillFrames + 1;
    }
  }, 60);
}
