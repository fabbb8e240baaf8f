/**
 * Loads code and retries until it succeeds, so that a network failure does not break the screen.
 * @param onFailure  runs after each failed try
 */
export function retryUntilLoaded<T>(
  load: () => Promise<T>,
  onFailure?: () => void,
): () => Promise<T> {
  return async () => {
    for (let attempt = 0; ; attempt += 1) {
      try {
        return await load();
      } catch {
        onFailure?.();
        await retryDelay(attempt);
      }
    }
  };
}

const firstMs = 3000;
const maxMs = 30_000;

/** Growing waits with jitter, because a missing file may affect all visitors at once. */
function retryDelay(attempt: number): Promise<void> {
  const waitMs = Math.min(maxMs, firstMs * 2 ** attempt) * (0.75 + 0.25 * Math.random());
  return new Promise((resolve) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const go = () => {
      clearTimeout(timer);
      removeEventListener('online', go);
      resolve();
    };
    // Runs before `setTimeout`, so that no timer stays if this call throws.
    addEventListener('online', go);
    timer = setTimeout(go, waitMs);
  });
}
