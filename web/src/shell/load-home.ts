import { type ComponentType, lazy } from 'react';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** The page at '/'. A first view in the document stays until the page can replace it, so that nothing flickers. */
export async function loadHome(load: Load): Promise<ComponentType> {
  const root = document.getElementById('root');
  if (location.pathname !== '/' || !root?.hasChildNodes()) return lazy(load);
  const [{ homeOfDocument }, { default: Page }] = await retryUntilLoaded(() =>
    Promise.all([import('./home-of-document.tsx'), load()]),
  )();
  return homeOfDocument(Page, root);
}
