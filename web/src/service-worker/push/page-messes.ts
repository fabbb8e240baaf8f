import { get, update } from '../../lib/state/key-value-store.ts';
import { worker } from '../worker-scope.ts';

const key = 'page-messes';

/** The mess of each open staff page, by page id. */
export type PageMesses = Readonly<Record<string, string>>;

/** Stores the mess of a page, because browsers often stop the worker. Forgets closed pages. */
export async function storePageMess(pageId: string, vendorId: string): Promise<void> {
  const pages = await worker.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const openIds = new Set(pages.map(({ id }) => id));
  await update<PageMesses>(key, (messes = {}) => ({
    ...Object.fromEntries(Object.entries(messes).filter(([id]) => openIds.has(id))),
    [pageId]: vendorId,
  }));
}

export async function readPageMesses(): Promise<PageMesses> {
  return (await get<PageMesses>(key).catch(() => undefined)) ?? {};
}
