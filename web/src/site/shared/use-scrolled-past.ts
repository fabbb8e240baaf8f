import { useSyncExternalStore } from 'react';

/** Whether the page is scrolled further down than so many pixels. */
export function useScrolledPast(threshold: number): boolean {
  return useSyncExternalStore(
    follow,
    () => window.scrollY > threshold,
    () => false,
  );
}

function follow(onChange: () => void): () => void {
  addEventListener('scroll', onChange, { passive: true });
  return () => removeEventListener('scroll', onChange);
}
