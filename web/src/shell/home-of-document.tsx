import { type ComponentType, lazy, useLayoutEffect } from 'react';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * The page at '/'. A first view in the document stays until the page can replace it, so that nothing flickers.
 */
export async function homeOfDocument(load: Load): Promise<ComponentType> {
  const root = document.getElementById('root');
  if (location.pathname !== '/' || !root?.hasChildNodes()) return lazy(load);
  const { default: Page } = await retryUntilLoaded(load)();
  let goOn: (() => void) | undefined = rememberUse(root);
  return function Home() {
    useLayoutEffect(() => {
      goOn?.();
      goOn = undefined;
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
