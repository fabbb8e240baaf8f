import type { Page } from 'playwright-core';

/** Documents of a path come as when the server could not read the table for them: without data and first view. */
export async function withoutIsland(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const { host, port, search } = new URL(route.request().url());
      const response = await route.fetch({
        // Names below .localhost are known to browsers alone.
        url: `http://127.0.0.1:${port}${path}${search}`,
        headers: { ...route.request().headers(), host },
      });
      const body = (await response.text())
        .replace(/<script type="application\/json".*?<\/script>/s, '')
        .replace(/(<div id="root">)<fieldset.*<\/fieldset>/s, '$1');
      await route.fulfill({ response, body });
    },
  );
}
