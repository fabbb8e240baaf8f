import type { RequestEvent } from './worker-scope.ts';

const cacheName = 'pictures';
const maxPictures = 100;

/** Answers from the cache at once, and updates the cache for the next visit. */
export async function answerPicture(event: RequestEvent): Promise<Response> {
  const { request } = event;
  const cached = await caches.match(request, { cacheName, ignoreVary: true });
  const freshAnswer = fetch(request).then((answer) => {
    if (answer.status === 200) event.waitUntil(storeAnswer(request, answer.clone()));
    return answer;
  });
  if (!cached) return freshAnswer;
  event.waitUntil(freshAnswer.catch(() => undefined));
  return cached;
}

export async function storePicture(address: string): Promise<void> {
  const answer = await fetch(address);
  if (answer.status === 200) await storeAnswer(address, answer);
}

async function storeAnswer(request: Request | string, answer: Response): Promise<void> {
  const cache = await caches.open(cacheName);
  await cache.put(request, answer);
  const stored = await cache.keys();
  await Promise.all(stored.slice(0, -maxPictures).map((old) => cache.delete(old)));
}
