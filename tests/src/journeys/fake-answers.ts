import type { Page } from 'playwright-core';

/** A fake answer to a call. */
export interface FakeAnswer {
  status?: number;
  json?: unknown;
  body?: string;
}

/** A refusal by a proxy in front of the server, without an error text of the server. */
export const proxyRefusal: FakeAnswer = { status: 403, json: { message: 'Forbidden' } };

/** Fakes the answer to each later call of this path. */
export async function fakeAnswer(
  page: Page,
  path: string,
  fake: FakeAnswer,
  method?: string,
): Promise<void> {
  await page.unroute(path);
  await page.route(path, (route) =>
    method && route.request().method() !== method ? route.fallback() : route.fulfill(fake),
  );
}

export function waitForText(page: Page, text: string | RegExp): Promise<void> {
  return page
    .getByText(text, typeof text === 'string' ? { exact: true } : {})
    .first()
    .waitFor();
}
