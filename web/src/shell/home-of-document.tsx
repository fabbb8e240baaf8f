import { type ComponentType, lazy, useLayoutEffect } from 'react';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';
import { rememberUse } from './use-of-first-view.ts';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * The page at '/'. Where the document brought its first view along, that one stays until the page is here to
 * take its place: nothing shows in between.
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
