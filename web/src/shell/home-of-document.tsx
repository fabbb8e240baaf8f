import { type ComponentType, useLayoutEffect } from 'react';
import { replayEarlyPresses } from '../lib/loading/early-use.ts';

/** Replaces the first view at '/' with the live page. Keeps the focus, the open details and the presses. */
export function homeOfDocument(Page: ComponentType, root: Element): ComponentType {
  let restoreUse: (() => void) | undefined = rememberUse(root);
  return function Home() {
    useLayoutEffect(() => {
      restoreUse?.();
      restoreUse = undefined;
      replayEarlyPresses();
    }, []);
    return <Page />;
  };
}

/**
 * Remembers the focused link and the open details of the first view.
 * @returns a function that restores them in the live page
 */
function rememberUse(root: Element): () => void {
  const folded = () => root.querySelectorAll('details');
  const stops = () => [...root.querySelectorAll<HTMLElement>('a, summary')];
  const open = [...folded()].map((element) => element.open);
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? stops().indexOf(activeElement) : -1;
  return () => {
    for (const [index, element] of folded().entries()) element.open = open[index] ?? element.open;
    if (focused >= 0) stops()[focused]?.focus({ preventScroll: true });
  };
}
