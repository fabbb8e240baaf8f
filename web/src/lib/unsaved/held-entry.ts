const mark = 'thali-unsaved';

let isWanted = false;
let isReturning = false;
let waiting: (() => void)[] = [];

/**
 * A second history entry of the same address, for as long as the page is not to be left unasked. The
 * back key leads to the first one, and the router sees no change.
 */
export const heldEntry = {
  want(wanted: boolean): void {
    isWanted = wanted;
    settle();
  },
  /** To be told of each popstate. @returns whether the back key was pressed where it asks first */
  meetPop(): boolean {
    if (isReturning) history.scrollRestoration = 'auto';
    isReturning = false;
    const wasLeft = isWanted && !isCurrent();
    settle();
    return wasLeft;
  },
  /** Past both entries, to where the back key was meant to lead. */
  leave(): void {
    isWanted = false;
    history.go(-2);
  },
  /** Fulfilled when it is gone, and what changes the address changes the page's own entry. */
  whenGone(): Promise<void> {
    if (!isWanted && !isReturning) return Promise.resolve();
    return new Promise((resolve) => waiting.push(resolve));
  },
};

/** Puts it there or takes it away; while the browser is on its way back, once it has arrived. */
function settle(): void {
  if (isReturning) return;
  if (isWanted) {
    if (!isCurrent()) push();
    return;
  }
  if (isCurrent()) {
    isReturning = true;
    history.back();
    return;
  }
  for (const tell of waiting) tell();
  waiting = [];
}

function push(): void {
  // On the way back the page keeps its scroll position: it was never left.
  history.scrollRestoration = 'manual';
  history.pushState({ unsaved: mark }, '', location.href);
}

function isCurrent(): boolean {
  const state: unknown = history.state;
  return (
    typeof state === 'object' && state !== null && 'unsaved' in state && state.unsaved === mark
  );
}
