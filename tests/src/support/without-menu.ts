import type { Page } from 'playwright-core';

/** The menu's document comes without the menu, as when the table could not be read for it. */
export async function withoutMenu(page: Page): Promise<void> {
  await page.route('**/menu/demo', async (route) => {
    const { host, href } = new URL(route.request().url());
    // Names below localhost are known to browsers alone.
    const response = await route.fetch({
      url: href.replace('//demo.localhost', '//localhost'),
      headers: { ...route.request().headers(), host },
    });
    const body = (await response.text())
      .replace(/<script[^>]*id="storefront">.*?<\/script>/s, '')
      .replace(/(<div id="root">)<fieldset.*<\/fieldset>/s, '$1');
    await route.fulfill({ response, body });
  });
}
