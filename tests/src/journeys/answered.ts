import type { Page } from 'playwright-core';

/** What a call is answered with. */
export interface Answer {
  status?: number;
  json?: unknown;
  body?: string;
}

/** A refusal from something between our server and us: without words of ours. */
export const wordless: Answer = { status: 403, json: { message: 'Forbidden' } };

/** From now on a call is answered so. */
export async function answer(
  page: Page,
  path: string,
  given: Answer,
  method?: string,
): Promise<void> {
  await page.unroute(path);
  await page.route(path, (route) =>
    method && route.request().method() !== method ? route.fallback() : route.fulfill(given),
  );
}

export function sees(page: Page, text: string | RegExp): Promise<void> {
  return page
    .getByText(text, typeof text === 'string' ? { exact: true } : {})
    .first()
    .waitFor();
}
