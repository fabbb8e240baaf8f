/// <reference lib="dom" />
import type { Page } from 'playwright-core';

/** Waits until all text shows in its web font. */
export async function waitForWebFonts(page: Page): Promise<void> {
  await page.locator('html[data-web-fonts]').waitFor();
  await page.evaluate(async () => {
    // A layout requests the fonts of its text.
    document.body.getBoundingClientRect();
    await document.fonts.ready;
    await new Promise(requestAnimationFrame);
  });
}
