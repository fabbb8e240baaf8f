type BackHandler = () => void;

/** The members of `window` that the stack uses. */
export type BackWindow = Pick<
  Window,
  'history' | 'addEventListener' | 'removeEventListener' | 'setTimeout'
>;

export interface BackStack {
  /**
   * Makes the browser's Back call `onBack` instead of leaving the page. The latest handler comes first.
   * @param isLast  whether every other handler comes before this one
   * @returns a function that removes the handler
   */
  add(onBack: BackHandler, isLast?: boolean): () => void;
  /** Removes the history entries of dialogs that were open when the page was reloaded. */
  tidy(): void;
  /** Leaves the page, as Back would. */
  leave(): void;
}

/** The key in a history entry's state. Its value counts the dialog entries up to this one. */
const depthKey = 'thali-held';

/**
 * Adds one history entry with the same address for each open dialog, so that Back closes the dialog. A dialog that
 * closes by itself removes its entry. Navigation from a dialog first goes back to the page's own entry. Going back is
 * asynchronous, so later history changes wait.
 */
export function createBackStack(win: BackWindow): BackStack {
  const { history } = win;
  const stack: BackHandler[] = [];
  let waiting: (() => void)[] = [];
  let isReturning = false;
  let isUnloading = false;

  const push = history.pushState.bind(history);
  for (const method of ['pushState', 'replaceState'] as const) wrapHistoryMethod(method);
  win.addEventListener('popstate', onPopState, { capture: true });
  win.addEventListener('pageshow', () => {
    isUnloading = false;
  });

  function wrapHistoryMethod(method: 'pushState' | 'replaceState'): void {
    const change = history[method].bind(history);
    history[method] = (...args) => {
      if (!isReturning && depthOf(history.state) === 0) return change(...args);
      waiting.push(() => change(...args));
      if (!isReturning) goBack(depthOf(history.state));
    };
  }

  function onPopState(): void {
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

  /** Waits a tick, because the page may close one dialog and open the next. */
  function settleSoon(): void {
    win.setTimeout(settle, 0);
  }

  function settle(): void {
    // Going back would cancel a navigation to another document.
    if (isReturning || isUnloading) return;
    let depth = depthOf(history.state);
    if (depth > stack.length) goBack(depth - stack.length);
    else if (depth < stack.length) {
      win.addEventListener('beforeunload', beginUnload);
      // The page keeps its scroll position on the way back, because the user never left it.
      history.scrollRestoration = 'manual';
    } else if (depth === 0) win.removeEventListener('beforeunload', beginUnload);
    while (depth < stack.length) {
      depth += 1;
      push({ ...history.state, [depthKey]: depth }, '');
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
    add(onBack, isLast = false) {
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
  const heldEntries =
    typeof state === 'object' && state !== null ? Reflect.get(state, depthKey) : undefined;
  return typeof heldEntries === 'number' ? heldEntries : 0;
}
