import { type ComponentType, lazy } from 'react';
import { throughGaps } from './through-gaps.ts';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * The page at '/'. Where the document brought its first view along, that one stays until the page is here to
 * take its place: nothing shows in between.
 */
export async function homeOfDocument(load: Load): Promise<ComponentType> {
  const hasFirstView = document.getElementById('root')?.hasChildNodes();
  if (location.pathname !== '/' || !hasFirstView) return lazy(load);
  return (await throughGaps(load)()).default;
}
