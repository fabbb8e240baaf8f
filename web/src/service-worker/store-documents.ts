import { copyForCache, withStorageTime } from './stored-copy.ts';
import type { RequestEvent } from './worker-scope.ts';

const cacheName = 'documents';

const maxDocuments = 12;

/** After this wait, a stored menu is better than an empty page. */
const maxWaitMs = 3000;

/** Answers from the network, or from the cache if the network is offline, slow or failing. */
export async function answerDocument(event: RequestEvent, name: string): Promise<Response> {
  const freshAnswer = fromNetwork(event).then((answer) => {
    event.waitUntil(storeOrDrop(name, answer.clone()));
    return answer;
  });
  const quickAnswer = await Promise.race([freshAnswer, wait(maxWaitMs)]).catch(() => undefined);
  if (quickAnswer && quickAnswer.status < 500) return quickAnswer;
  const stored = await (await caches.open(cacheName)).match(name);
  if (!stored) return freshAnswer;
  event.waitUntil(freshAnswer.catch(() => undefined));
  return withStorageTime(stored);
}

/** Answers a page that the worker never stores. */
export async function fromNetwork({ preloadResponse, request }: RequestEvent): Promise<Response> {
  return (await preloadResponse) ?? fetch(request);
}

/** Stores a page for offline use. */
export async function storeDocument(name: string): Promise<void> {
  await storeOrDrop(name, await fetch(name, { headers: { accept: 'text/html' } }));
}

/** Whether a page is stored. */
export async function isStored(name: string): Promise<boolean> {
  return (await (await caches.open(cacheName)).match(name)) !== undefined;
}

/** Fetches the stored pages again from the current release, because their old files may be deleted. */
export async function renewDocuments(): Promise<void> {
  const stored = await (await caches.open(cacheName)).keys();
  const names = stored.map(({ url }) => new URL(url).pathname);
  await Promise.allSettled(names.map(storeDocument));
}

async function storeOrDrop(name: string, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  if (answer.status === 404) await cache.delete(name);
  if (answer.status !== 200 || answer.redirected || !isHtml(answer)) return;
  await cache.put(name, await copyForCache(answer, new Date()));
  const names = await cache.keys();
  await Promise.all(names.slice(0, -maxDocuments).map((old) => cache.delete(old)));
}

function isHtml({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false;
}

function wait(ms: number): Promise<undefined> {
  return new Promise((resolve) => setTimeout(() => resolve(undefined), ms));
}
