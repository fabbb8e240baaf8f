/// <reference lib="dom" />
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    seenMotion?: Set<string>;
  }
}

/** From now on, and in each document that the page opens: what moves is taken note of. */
export async function watchMotion(page: Page): Promise<void> {
  await page.addInitScript(noteMotion);
  await page.evaluate(noteMotion);
}

/** What has moved since the document came up, though the person wants no motion. */
export async function motionOn(page: Page): Promise<string[]> {
  return page.evaluate(() => [...(window.seenMotion ?? ['nobody watched'])]);
}

/** Runs in the page. */
function noteMotion(): void {
  if (window.seenMotion) return;
  const seen = new Set<string>();
  window.seenMotion = seen;
  for (const type of ['animationstart', 'transitionrun']) addEventListener(type, note, true);

  function note(): void {
    for (const animation of document.getAnimations()) {
      const { effect } = animation;
      const endMs = Number(effect?.getComputedTiming().endTime ?? 0);
      if (endMs <= 10 || !(effect instanceof KeyframeEffect)) continue;
      const name = animation instanceof CSSAnimation ? animation.animationName : 'a transition';
      seen.add(`${name} moves <${effect.target?.localName}> for ${endMs} ms`);
    }
  }
}
