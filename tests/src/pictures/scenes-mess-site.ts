import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

export const messSiteScenes: readonly Scene[] = [
  {
    name: 'mess-site',
    isLong: true,
    open: (page, world) => openMess(page, world.messUrl('/')),
  },
  {
    name: 'mess-site-accent',
    isLong: true,
    open: (page, world) => openMess(page, world.messUrl('/').replace('demo.', 'annapurna.')),
  },
  {
    name: 'mess-site-closed',
    open: async (page, world) => {
      await changeStorefront(page, (html) =>
        html.replaceAll(/"open":"00:00","close":"00:00","closed":false/g, '"closed":true'),
      );
      await openMess(page, world.messUrl('/'));
    },
  },
  {
    name: 'mess-site-coming-soon',
    isLong: true,
    open: async (page, world) => {
      await changeStorefront(page, (html) =>
        html
          .replace('"status":"active"', '"status":"pending"')
          .replace(/"menu_items":\[.*?\],"menu_version"/s, '"menu_items":[],"menu_version"'),
      );
      await openMess(page, world.messUrl('/'));
    },
  },
  {
    name: 'mess-site-unknown',
    open: async (page, world) => {
      await page.goto(world.messUrl('/').replace('demo.', 'nobody.'));
      await page.getByRole('heading', { name: 'Oops! Page not found' }).waitFor();
    },
  },
];

async function openMess(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
}

/** The document with another mess in it. */
async function changeStorefront(page: Page, change: (html: string) => string): Promise<void> {
  await page.route(
    (url) => url.pathname === '/',
    async (route) => {
      const { hostname, port, pathname } = new URL(route.request().url());
      // Outside the browser nothing resolves names below .localhost.
      const answer = await route.fetch({
        url: `http://127.0.0.1:${port}${pathname}`,
        headers: { ...route.request().headers(), host: `${hostname}:${port}` },
      });
      await route.fulfill({ response: answer, body: change(await answer.text()) });
    },
  );
}
