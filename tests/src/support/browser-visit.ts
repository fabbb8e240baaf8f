import type { Browser, Page, Request } from 'playwright-core';

/** One person's browser, and what happened in it. */
export interface Visit {
  page: Page;
  /** Console errors, page errors, failed requests and answers of 400 and above. */
  problems: string[];
  /** Paths of the calls under /api, with their method. */
  apiCalls: string[];
  /** No call under /api is on its way. */
  isQuiet(): boolean;
  /** Documents loaded so far: it grows with each reload. */
  documentCount(): number;
  close(): Promise<void>;
}

const sizes = {
  phone: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  desk: { viewport: { width: 1280, height: 800 } },
};

const patienceMs = 20_000;

export type Device = keyof typeof sizes;

/** What a page asks for is seen, and can be answered otherwise, only where no worker is in between. */
type Workers = 'block' | 'allow';

/** A browser with storage and cookies of its own. */
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
    // A click waits until its button is still, and motion keeps the machine busy.
    reducedMotion: 'reduce',
  });
  context.setDefaultTimeout(patienceMs);
  const page = await context.newPage();
  return {
    page,
    ...watch(page),
    close: async () => {
      // What a route is still fetching then is nobody's business any more.
      if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' });
      await context.close();
    },
  };
}

function watch(page: Page): Pick<Visit, 'problems' | 'apiCalls' | 'isQuiet' | 'documentCount'> {
  const problems: string[] = [];
  const apiCalls: string[] = [];
  const underWay = new Set<Request>();
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
    underWay.add(request);
  });
  page.on('requestfinished', (request) => underWay.delete(request));
  page.on('requestfailed', (request) => {
    underWay.delete(request);
    const reason = request.failure()?.errorText;
    // What a page was still loading when it was left is no failure.
    if (reason === 'net::ERR_ABORTED' && request.method() === 'GET') return;
    problems.push(`failed: ${request.method()} ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) problems.push(`${response.status()}: ${response.url()}`);
  });
  return {
    problems,
    apiCalls,
    isQuiet: () => underWay.size === 0,
    documentCount: () => documents,
  };
}
