/**
 * Loads a part of the site, trying until it is there: a gap in the network must not break what is on
 * the screen already.
 */
export function throughGaps<T>(load: () => Promise<T>): () => Promise<T> {
  return async () => {
    for (;;) {
      try {
        return await load();
      } catch {
        await nextChance();
      }
    }
  };
}

const retryMs = 3000;

function nextChance(): Promise<void> {
  return new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    const timer = setTimeout(go, retryMs);
    addEventListener('online', go);
  });
}
