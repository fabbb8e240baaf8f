import { demoIds } from '@thali/local/seed/demo-ids';
import type { Locator, Page } from 'playwright-core';
import { callSite } from '../support/call-site.ts';
import { signInAt } from '../support/demo-sign-in.ts';
import { openDashboard } from './as-vendor.ts';

/** Opens the demo's Menu tab, without the sign-in page. */
export async function openMenuTab(page: Page, siteUrl: string): Promise<void> {
  await openDashboard(page, siteUrl, '/vendor/menu');
  await page.getByRole('heading', { name: 'Menu', exact: true }).waitFor();
  await page.getByRole('article').first().waitFor();
}

export function dishOf(page: Page, name: string): Locator {
  return page.getByRole('article', { name, exact: true });
}

/** Opens the dish editor on a phone, where the row's buttons are behind 'More'. */
export async function openEditor(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: `More: ${name}` }).click();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
}

export function availabilityOf(page: Page, name: string): Locator {
  return page.getByRole('switch', { name: new RegExp(`^Available ?: ${name}$`) });
}

export function dialogOf(page: Page, title: string | RegExp): Locator {
  return page.getByRole('dialog', { name: title });
}

/** @returns calls the API of the demo's mess, as a colleague on another device does */
export async function signInColleague(siteUrl: string) {
  const { token } = await signInAt(siteUrl, 'vendor');
  return (method: string, path: string, body?: object) =>
    callSite(siteUrl, method, `/vendors/${demoIds.vendor('demo')}/${path}`, { token, body });
}
