import { type ComponentType, useLayoutEffect } from 'react';
import { replayEarlyPresses } from '../lib/loading/early-use.ts';

/** The page at '/' over its first view in the document. It keeps the focus, the opened details and the presses. */
export function homeOfDocument(Page: ComponentType, root: Element): ComponentType {
  let repeatUse: (() => void) | undefined = rememberUse(root);
  return function Home() {
    useLayoutEffect(() => {
      repeatUse?.();
      repeatUse = undefined;
      replayEarlyPresses();
    }, []);
    return <Page />;
  };
}

/**
 * Remembers the user's actions in the first view: the focused link and opened details.
 * @returns repeats them in the live page
 */
function rememberUse(root: Element): () => void {
  const folded = () => root.querySelectorAll('details');
  const stops = () => [...root.querySelectorAll<HTMLElement>('a, summary')];
  const open = [...folded()].map((one) => one.open);
  const { activeElement } = document;
  const focused = activeElement instanceof HTMLElement ? stops().indexOf(activeElement) : -1;
  return () => {
    for (const [index, one] of folded().entries()) one.open = open[index] ?? one.open;
    if (focused >= 0) stops()[focused]?.focus({ preventScroll: true });
  };
}
