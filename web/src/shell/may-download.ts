/** The Network Information API, which only some browsers have. */
interface Connection {
  saveData?: boolean;
  effectiveType?: string;
}

/** Whether the user saves data, or the network is too slow for background downloads. */
export function shouldSaveData({ saveData, effectiveType }: Connection = {}): boolean {
  return saveData === true || /2g$/.test(effectiveType ?? '');
}

/** Resolves when the page is idle. Resolves at once in Safari, which has no idle callback. */
export function whenIdle(): Promise<unknown> {
  if (typeof requestIdleCallback === 'undefined') return Promise.resolve();
  return new Promise((resolve) => {
    requestIdleCallback(resolve, { timeout: maxWaitMs });
  });
}

const maxWaitMs = 10_000;
