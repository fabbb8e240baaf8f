import { type ComponentType, lazy } from 'react';

type Picture = ComponentType<{ className?: string }>;

/** Pictures that screens rarely show. If the file fails to load, the screen shows no picture. */
export const EmptyThali = lazyPicture(async () => (await import('./empty-thali.tsx')).EmptyThali);
export const SpiltBowl = lazyPicture(async () => (await import('./spilt-bowl.tsx')).SpiltBowl);

function lazyPicture(load: () => Promise<Picture>) {
  const nothing: Picture = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
