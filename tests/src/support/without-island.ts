import type { Page } from 'playwright-core';

/** Serves a path's documents without embedded data and first view, like after a failed read of the table. */
export async function withoutIsland(page: Page, path: string): Promise<void> {
  await page.route(
    ({ pathname }) => pathname === path,
    async (route) => {
      const { host, port, search } = new URL(route.request().url());
      const response = await route.fetch({
        // Only browsers resolve names below .localhost.
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
