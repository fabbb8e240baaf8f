import { useSyncExternalStore } from 'react';

/** How wide the page is now: 390 is what the storefront is designed at. */
export function WidthHint() {
  const width = useSyncExternalStore(
    (listener) => {
      addEventListener('resize', listener);
      return () => removeEventListener('resize', listener);
    },
    () => document.documentElement.clientWidth,
  );
  return <p className="grow text-sm text-ink-faint tabular-nums">{width} px wide</p>;
}
