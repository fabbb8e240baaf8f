import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import {
  isPersonal,
  type StorefrontTab,
  storefrontTabs,
} from '../features/storefront/storefront-tab.ts';

/** The tab on screen, kept in the address, so that Back leads to the one before. */
export function useStorefrontTab(
  isSignedIn: boolean,
): [StorefrontTab, (tab: StorefrontTab) => void] {
  const [params, setParams] = useSearchParams();
  const named = storefrontTabs.find((one) => one === params.get('tab')) ?? 'menu';
  const tab = isPersonal(named) && !isSignedIn ? 'menu' : named;

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
