import type { Browser, Page, Request } from 'playwright-core';

/** The browser of one person, with a record of its events. */
export interface Visit {
  page: Page;
  /** Console errors, page errors, failed requests and responses with status 400 or above. */
  problems: string[];
  /** Method and path of each call under /api. */
  apiCalls: string[];
  /** Whether no call under /api is pending. */
  isQuiet(): boolean;
  /** Number of documents loaded so far. Each reload adds one. */
  documentCount(): number;
  close(): Promise<void>;
}

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desktop: { viewport: { width: 1280, height: 800 } },
};

const timeoutMs = 20_000;

export type Device = keyof typeof sizes;

/** Whether service workers run. Playwright can mock only requests that no service worker handles. */
export type Workers = 'block' | 'allow';

/** Opens a browser context with separate storage and cookies. */
export async function startVisit(
  browser: Browser,
  device: Device,
  serviceWorkers: Workers = 'block',
): Promise<Visit> {
  const context = await browser.newContext({
    ...sizes[device],
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    serviceWorkers,
    // Playwright clicks only still buttons, and animations cost processor time.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(timeoutMs);
  const page = await context.newPage();
  return {
    page,
    ...watch(page),
    close: async () => {
      // A mocked route may still fetch a response. Its errors after the test do not matter.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    },
  };
}

function watch(page: Page): Pick<Visit, 'problems' | 'apiCalls' | 'isQuiet' | 'documentCount'> {
  const problems: string[] = [];
  const apiCalls: string[] = [];
  const pending = new Set<Request>();
  let documents = 0;
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(`console: ${message.text()}`);
  });
  page.on('pageerror', (error) => problems.push(`page: ${error.message}`));
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
    const { pathname } = new URL(request.url());
    if (!pathname.startsWith('/api/')) return;
    apiCalls.push(`${request.method()} ${pathname}`);
    pending.add(request);
  });
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => {
    pending.delete(request);
    const reason = request.failure()?.errorText;
    // The browser aborts GET requests when the page navigates away. An aborted request is not a failure.
    if (reason === 'net::ERR_ABORTED' && request.method() === 'GET') return;
    problems.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return {
    problems,
    apiCalls,
    isQuiet: () => pending.size === 0,
    documentCount: () => documents,
  };
}
