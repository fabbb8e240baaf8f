import { type ComponentType, lazy } from 'react';
import { retryUntilLoaded } from '../lib/loading/retry-until-loaded.ts';

type Load = () => Promise<{ default: ComponentType }>;

/** The page at '/'. Avoids flicker: a first view stays until the loaded page can replace it. */
export async function loadHome(load: Load): Promise<ComponentType> {
  const root = document.getElementById('root');
  if (location.pathname !== '/' || !root?.hasChildNodes()) return lazy(load);
  const [{ homeOfDocument }, { default: Page }] = await retryUntilLoaded(() =>
    Promise.all([import('./home-of-document.tsx'), load()]),
  )();
  return homeOfDocument(Page, root);
}
