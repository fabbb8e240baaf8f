import type { Page } from 'playwright-core';
import { expect } from 'vitest';
import { type CheckScreen, problemsOnWalk } from '../support/screen-problems.ts';
import { openStillPage, type Size } from '../support/still-page.ts';
import type { Journey } from '../support/use-journey.ts';

/** Walks through screens and checks each screen with `check`. */
type Walk = (page: Page, check: CheckScreen, journey: Journey) => Promise<void>;

/** Walks in a new page and expects no accessibility problem on any screen. */
export async function expectAccessible(journey: Journey, size: Size, walk: Walk): Promise<void> {
  const page = await openStillPage(journey.browser, size);
  expect(await problemsOnWalk(page, (check) => walk(page, check, journey))).toBe('');
  await page.close();
}
