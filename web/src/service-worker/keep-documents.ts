import { keptCopy, shownCopy } from './kept-copy.ts';
import type { RequestEvent } from './worker-scope.ts';

const cacheName = 'documents';

/** A menu, the mess's own page, and a few more. */
const most = 12;

/** How long a visitor looks at an empty page before the last menu is the better answer. */
const patienceMs = 3000;

/** From the network; as it was last seen where there is none, where it is slow, or where it fails. */
export async function answerDocument(event: RequestEvent, name: string): Promise<Response> {
  const fresh = fromNetwork(event).then((answer) => {
    event.waitUntil(keepOrDrop(name, answer.clone()));
    return answer;
  });
  const soon = await Promise.race([fresh, wait(patienceMs)]).catch(() => undefined);
  if (soon && soon.status < 500) return soon;
  const kept = await (await caches.open(cacheName)).match(name);
  if (!kept) return fresh;
  event.waitUntil(fresh.catch(() => undefined));
  return shownCopy(kept);
}

/** A page that is not kept. */
export async function fromNetwork({ preloadResponse, request }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Fetches a page for the time without network. */
export async function keepDocument(name: string): Promise<void> {
  await keepOrDrop(name, await fetch(name, { headers: { accept: 'text/html' } }));
}

/** Whether a page was seen here before. */
export async function isKept(name: string): Promise<boolean> {
  return (await (await caches.open(cacheName)).match(name)) !== undefined;
}

/** Those kept so far, from the release that is there now: theirs may go one day. */
export async function renewDocuments(): Promise<void> {
  const kept = await (await caches.open(cacheName)).keys();
  const names = kept.map(({ url }) => new URL(url).pathname);
  await Promise.allSettled(names.map(keepDocument));
}

async function keepOrDrop(name: string, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  if (answer.status === 404) await cache.delete(name);
  if (answer.status !== 200 || answer.redirected || !isHtml(answer)) return;
  await cache.put(name, await keptCopy(answer, new Date()));
  const names = await cache.keys();
  await Promise.all(names.slice(0, -most).map((old) => cache.delete(old)));
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

function wait(ms: number): Promise<undefined> {
  return new Promise((done) => setTimeout(() => done(undefined), ms));
}
