import { demoIds } from '@thali/local/seed/demo-ids';
import { demoPassword } from '@thali/local/seed/demo-people';
import type { Locator, Page } from 'playwright-core';
import { openDashboard } from './as-vendor.ts';

/** Through the sign-in page to the demo's Menu tab. */
export async function openMenuTab(page: Page, siteUrl: string): Promise<void> {
  await openDashboard(page, siteUrl, '/vendor/menu');
  await page.getByRole('heading', { name: 'Menu Management' }).waitFor();
  await page.getByRole('article').first().waitFor();
}

/** A dish of the list on screen. */
export function dishOf(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

export function availabilityOf(page: Page, name: string): Locator {
  return page.getByRole('switch', { name: new RegExp(`^Available ?: ${name}$`) });
}

/** The dialog of that title. */
export function dialogOf(page: Page, title: string | RegExp): Locator {
  return page.getByRole('dialog', { name: title });
}

/** What a colleague does on another device: calls to the demo's menu past the screens. */
export async function colleagueAt(siteUrl: string) {
  const headers = { 'content-type': 'application/json' };
  const signedIn = await fetch(`${siteUrl}/api/auth/login`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ email: 'vendor@demo.example', password: demoPassword, role: 'vendor' }),
  });
  const { token } = await signedIn.json();
  return async (method: string, path: string, body?: object) => {
    const answer = await fetch(`${siteUrl}/api/vendors/${demoIds.vendor('demo')}/${path}`, {
      method,
      headers: { ...headers, authorization: `Bearer ${token}` },
      ...(body && { body: JSON.stringify(body) }),
    });
    if (!answer.ok) throw new Error(`${method} ${path}: ${await answer.text()}`);
    return answer.json();
  };
}
