import { useEffect } from 'react';
import { useSearchParams } from 'wouter';
import { withDish } from './shared/dish-address.ts';
import { isPersonal, type StorefrontTab, storefrontTabs } from './shared/storefront-tab.ts';

/** Where the document brought the menu along, it may have been scrolled by the time that this runs. */
let isBeingRead = document.getElementById('root')?.hasChildNodes() ?? false;

/** The tab on screen, kept in the address, so that Back leads to the one before; and the way to a dish's sheet. */
export function useStorefrontTab(
  isSignedIn: boolean,
): [StorefrontTab, (tab: StorefrontTab) => void, (dishId: string) => void] {
  const [params, setParams] = useSearchParams();
  const named = storefrontTabs.find((one) => one === params.get('tab')) ?? 'menu';
  const tab = isPersonal(named) && !isSignedIn ? 'menu' : named;

  // Each change of tab starts at the top.
  useEffect(() => {
    if (!isBeingRead || tab !== 'menu') window.scrollTo({ top: 0, behavior: 'instant' });
    isBeingRead = false;
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
  // In the place of this entry: the sheet itself holds one for Back.
  const openDish = (dishId: string) => setParams((old) => withDish(old, dishId), { replace: true });
  return [tab, select, openDish];
}
