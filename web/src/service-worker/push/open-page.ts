import { type OpenPage, worker } from '../worker-scope.ts';
import { type PageMesses, readPageMesses } from './page-messes.ts';

/** Focuses an open page for a notification, or opens a new page. */
export async function openPage(address: unknown): Promise<void> {
  const path = pathOnHost(address, worker.location.origin);
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pageFor(path, pages, await readPageMesses());
  await (page ? page.focus() : worker.clients.openWindow(path));
}

/** Limits any address in a notification to this host. */
export function pathOnHost(address: unknown, origin: string): string {
  const { pathname, search } = urlOf(String(address ?? ''), origin);
  // Two leading slashes would name another host.
  return `/${pathname.replace(/^\/+/, '')}${search}`;
}

function urlOf(text: string, origin: string): URL {
  try {
    return new URL(text, origin);
  } catch {
    return new URL(origin);
  }
}

/**
 * The open page with this address. For staff, any screen that rings for orders of the mess is suitable. The kitchen is
 * best, because it has no typed text to lose.
 * @param messes  the known messes of pages. A page of an earlier release has reported none, and counts as suitable.
 */
export function pageFor<T extends Pick<OpenPage, 'id' | 'url'>>(
  path: string,
  pages: readonly T[],
  messes: PageMesses,
): T | undefined {
  const { pathname: targetPath, searchParams } = new URL(path, worker.location.origin);
  const mess = searchParams.get('mess');
  const suitable = pages.filter(({ id }) => !mess || (messes[id] ?? mess) === mess);
  const findPage = (pattern: RegExp) => suitable.find(({ url }) => pattern.test(pathnameOf(url)));
  const samePage = suitable.find(({ url }) => pathnameOf(url) === targetPath);
  if (samePage || !staffPage.test(targetPath)) return samePage;
  return findPage(/^\/kitchen\/?$/) ?? findPage(staffPage);
}

const staffPage = /^\/(?:kitchen|vendor)(?:\/|$)/;

function pathnameOf(url: string): string {
  return new URL(url, worker.location.origin).pathname;
}
