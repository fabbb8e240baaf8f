import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import type { StorefrontTab } from '../features/storefront/tab-bar.tsx';

/** The tab on screen, kept in the address: Back leads from the cart to the menu. */
export function useStorefrontTab(): [StorefrontTab, (tab: StorefrontTab) => void] {
  const [params, setParams] = useSearchParams();
  const tab: StorefrontTab = params.get('tab') === 'cart' ? 'cart' : 'menu';

  // biome-ignore lint/correctness/useExhaustiveDependencies: each change of tab starts at the top
  useEffect(() => {
    window.scrollTo({ top: 0, behavior: 'instant' });
  }, [tab]);

  function select(next: StorefrontTab) {
    if (next === tab) return;
    setParams((old) => {
      const changed = new URLSearchParams(old);
      if (next === 'menu') changed.delete('tab');
      else changed.set('tab', next);
      return changed;
    });
  }
  return [tab, select];
}
