/** The Network Information API, which only some browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the user saves data, or has a network that is too slow for downloads in the background. */
export function isScarce({ saveData, effectiveType }: Connection = {}): boolean {
  return saveData === true || /2g$/.test(effectiveType ?? '');
}

/** Resolves when the page is idle. Safari has no idle callback, so there it resolves at once. */
export function whenIdle(): Promise<unknown> {
  if (typeof requestIdleCallback === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    requestIdleCallback(resolve, { timeout: maxWaitMs });
  });
}

const maxWaitMs = 10_000;
