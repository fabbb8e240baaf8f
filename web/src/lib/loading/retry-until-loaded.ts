/**
 * Loads a part of the site, trying until it is there: a gap in the network must not break what is on
 * the screen already.
 */
export function retryUntilLoaded<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await load();
      } catch {
        await nextChance(attempt);
      }
    }
  };
}

const firstMs = 3000;
const longestMs = 30_000;

/** Less and less often, and not all pages at once: what is missing may be missing for everybody. */
function nextChance(attempt: number): Promise<void> {
  const waitMs = Math.min(longestMs, firstMs * 2 ** attempt) * (0.75 + 0.25 * Math.random());
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, waitMs);
    addEventListener('online', go);
  });
}
