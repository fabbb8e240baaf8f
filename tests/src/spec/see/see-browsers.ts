import { type Browser, type BrowserContext, chromium, type Response } from 'playwright-core';
import { pageName } from './page-name.ts';
import { seeExchange } from './see-answers.ts';
import { seeFrame } from './see-frames.ts';
import { keepSighting } from './sightings.ts';
import { textFinder } from './text-finder.ts';
import { type PageSighting, watchPage } from './watch-page.ts';

type Find = (piece: string) => string[];

/** Looks over the shoulder of every browser that a test starts. */
export function seeBrowsers(wanted: readonly string[], find: Find): void {
  const launch = chromium.launch.bind(chromium);
  chromium.launch = async (options) => {
    const browser = await launch(options);
    seeContexts(browser, wanted, find);
    return browser;
  };
}

function seeContexts(browser: Browser, wanted: readonly string[], find: Find): void {
  const newContext = browser.newContext.bind(browser);
  browser.newContext = async (options) => {
    const context = await newContext(options);
    await seePages(context, wanted);
    seeTraffic(context, find);
    return context;
  };
  browser.newPage = async (options) => (await browser.newContext(options)).newPage();
}

const binding = 'keepSpecSighting';

async function seePages(context: BrowserContext, wanted: readonly string[]): Promise<void> {
  await context.exposeBinding(binding, (_source, sighting: PageSighting) => keepSeen(sighting));
  await context.addInitScript({
    content: `(${watchPage})({
      find: (${textFinder})(${JSON.stringify(wanted)}),
      report: (sighting) => void window.${binding}(sighting).catch(() => undefined),
    })`,
  });
}

function keepSeen(sighting: PageSighting): void {
  const page = pageName(sighting.host, sighting.path);
  const where = sighting.kind === 'text' ? `${page}, ${sighting.role}` : page;
  keepSighting(sighting.kind, sighting.what, where);
}

function seeTraffic(context: BrowserContext, find: Find): void {
  context.on('response', (response) => void seeResponse(response, find).catch(() => undefined));
  context.on('page', (page) => {
    page.on('framenavigated', (frame) => {
      if (frame !== page.mainFrame() || !frame.url().startsWith('http')) return;
      const { hostname, pathname } = new URL(frame.url());
      keepSighting('screen', pageName(hostname, pathname), 'opened');
    });
    page.on('websocket', (socket) => {
      if (!new URL(socket.url()).pathname.endsWith('/ws')) return;
      keepSighting('live', 'connect', 'link');
      socket.on('close', () => keepSighting('live', 'disconnect', 'link'));
      socket.on('socketerror', () => keepSighting('live', 'connect_error', 'link'));
      socket.on('framesent', ({ payload }) => seeFrame(String(payload), 'sent'));
      socket.on('framereceived', ({ payload }) => seeFrame(String(payload), 'received'));
    });
  });
}

async function seeResponse(response: Response, find: Find): Promise<void> {
  const request = response.request();
  if (!new URL(response.url()).pathname.startsWith('/api/')) return;
  seeExchange(
    {
      method: request.method(),
      url: response.url(),
      sent: request.postData() ?? undefined,
      status: response.status(),
      answered: response.status() === 204 ? '' : await response.text(),
    },
    find,
  );
}
