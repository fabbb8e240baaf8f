type Closing = () => void;

/** The parts of `window` that it takes. */
export type BackWindow = Pick<
  Window,
  'history' | 'addEventListener' | 'removeEventListener' | 'setTimeout'
>;

export interface BackStack {
  /**
   * While held, the browser's Back means `onBack` and leaves no page; the latest held is asked first.
   * @param isLast  asked only where nothing else is held
   * @returns lets go of it
   */
  hold(onBack: Closing, isLast?: boolean): () => void;
  /** Takes away what a page that was reloaded with something open left in the history. */
  tidy(): void;
  /** On to where Back was meant to lead. */
  leave(): void;
}

/** How many held entries lie beneath an entry of the history, in its state. */
const mark = 'thali-held';

/**
 * One history entry of the same address for each thing that is open, so that Back closes it. Whatever
 * closes it in another way takes its entry along, and navigating from within happens from the page's
 * own entry: none is left over. The browser goes back in its own time, and what comes meanwhile waits.
 */
export function createBackStack(win: BackWindow): BackStack {
  const { history } = win;
  const stack: Closing[] = [];
  let waiting: (() => void)[] = [];
  let isReturning = false;
  let isUnloading = false;

  const push = history.pushState.bind(history);
  for (const method of ['pushState', 'replaceState'] as const) fromThePage(method);
  win.addEventListener('popstate', arrive, { capture: true });
  win.addEventListener('pageshow', () => {
    isUnloading = false;
  });

  function fromThePage(method: 'pushState' | 'replaceState'): void {
    const change = history[method].bind(history);
    history[method] = (...args) => {
      if (!isReturning && depthOf(history.state) === 0) return change(...args);
      waiting.push(() => change(...args));
      if (!isReturning) goBack(depthOf(history.state));
    };
  }

  function arrive(): void {
    const isBackKey = !isReturning;
    isReturning = false;
    isUnloading = false;
    const depth = depthOf(history.state);
    if (depth === 0) history.scrollRestoration = 'auto';
    const changes = waiting;
    waiting = [];
    for (const change of changes) change();
    if (isBackKey && depth < stack.length) stack.at(-1)?.();
    settleSoon();
  }

  /** Once the page has closed what it closes, and opened what takes its place. */
  function settleSoon(): void {
    win.setTimeout(settle, 0);
  }

  function settle(): void {
    // Going back would call off the way to another document.
    if (isReturning || isUnloading) return;
    let depth = depthOf(history.state);
    if (depth > stack.length) goBack(depth - stack.length);
    else if (depth < stack.length) {
      win.addEventListener('beforeunload', beginUnload);
      // On the way back the page keeps its scroll position: it was never left.
      history.scrollRestoration = 'manual';
    } else if (depth === 0) win.removeEventListener('beforeunload', beginUnload);
    while (depth < stack.length) {
      depth += 1;
      push({ ...history.state, [mark]: depth }, '');
    }
  }

  function beginUnload(): void {
    isUnloading = true;
  }

  function goBack(entries: number): void {
    isReturning = true;
    history.go(-entries);
  }

  return {
    hold(onBack, isLast = false) {
      isUnloading = false;
      if (isLast) stack.unshift(onBack);
      else stack.push(onBack);
      settleSoon();
      return () => {
        stack.splice(stack.indexOf(onBack), 1);
        settleSoon();
      };
    },
    tidy: settleSoon,
    leave: () => goBack(depthOf(history.state) + 1),
  };
}

function depthOf(state: unknown): number {
  const held = typeof state === 'object' && state !== null ? Reflect.get(state, mark) : undefined;
  return typeof held === 'number' ? held : 0;
}
