import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type LookAt, problemsOnWalk } from '../support/look-at.ts';
import { openStillPage, type Size } from '../support/still-page.ts';
import type { Journey } from '../support/use-journey.ts';

/** Somebody's way through screens, each of which is looked at. */
type Walk = (page: Page, look: LookAt, journey: Journey) => Promise<void>;

/** In a page of its own: nothing is wrong on any screen. */
export async function expectAccessible(journey: Journey, size: Size, walk: Walk): Promise<void> {
  const page = await openStillPage(journey.browser, size);
  expect(await problemsOnWalk(page, (look) => walk(page, look, journey))).toBe('');
  await page.close();
}
