/// <reference lib="dom" />
import type { BrowserContext, Page } from 'playwright-core';
import { canaryHost } from './payloads.ts';

/**
 * Records everything that an injected text may cause: a script, a dialog, a request, or a report of the
 * Content-Security-Policy.
 * @returns the events so far
 */
export async function watchScripts(context: BrowserContext): Promise<string[]> {
  const events: string[] = [];
  await context.exposeBinding('ran', () => void events.push('a script ran'));
  await context.exposeBinding('violated', (_source, what: string) => {
    events.push(`stopped by the policy: ${what}`);
  });
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const { violated } = window as unknown as { violated(what: string): void };
      violated(`${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  context.on('request', (request) => {
    if (new URL(request.url()).hostname === canaryHost) events.push(`requested: ${request.url()}`);
  });
  // Pictures of a vendor may come from any host. None exists in this test.
  await context.route('https://pictures.test/**', (route) => route.abort());
  context.on('dialog', (dialog) => {
    events.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  return events;
}

/** The marks that appear on the page as text, in a field or in the title. */
export function marksOn(page: Page, marks: readonly string[]): Promise<string[]> {
  return page.evaluate((all) => {
    const fields = [...document.querySelectorAll('input, textarea')].map(
      (field) => (field as HTMLInputElement).value,
    );
    const text = [document.title, document.body.textContent, ...fields].join('\n');
    return all.filter(
      (mark) =>
        text.includes(`${mark}"'></title></script><img`) || text.includes(`${mark}<img src=x`),
    );
  }, marks);
}

/** Elements of the page that our code never creates. */
export function unexpectedElements(page: Page, host = canaryHost): Promise<string[]> {
  return page.evaluate((canary) => {
    const selectors = [
      `[src*="${canary}"]`,
      '[href^="javascript:" i]',
      'iframe',
      'script:not([src]):not([type="application/json"]):not([type="application/ld+json"])',
    ];
    const handlers = [...document.querySelectorAll('*')].filter((element) =>
      element.getAttributeNames().some((name) => name.startsWith('on')),
    );
    return [...new Set([...handlers, ...document.querySelectorAll(selectors.join())])].map(
      ({ outerHTML }) => outerHTML.slice(0, 200),
    );
  }, host);
}
