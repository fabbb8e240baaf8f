import { useEffect } from 'react';
import {
  isForCustomers,
  type StorefrontTab,
  useStorefrontAddress,
} from './shared/storefront-address.ts';

/** Whether the document contained a menu. The visitor may have scrolled it before this code runs. */
let keepsScrollPosition = document.getElementById('root')?.hasChildNodes() ?? false;

/** The tab on screen and the open dish, with functions to change them. */
export function useStorefrontTab(isSignedIn: boolean) {
  const address = useStorefrontAddress();
  const tab: StorefrontTab = isForCustomers(address.tab) && !isSignedIn ? 'menu' : address.tab;

  // A new tab starts at the top.
  useEffect(() => {
    if (!keepsScrollPosition || tab !== 'menu') window.scrollTo({ top: 0, behavior: 'instant' });
    keepsScrollPosition = false;
  }, [tab]);

  return {
    tab,
    selectTab(next: StorefrontTab) {
      if (next !== tab) address.selectTab(next);
    },
    /** The dish whose sheet is open. */
    dish: address.dish,
    openDish: address.showDish,
  };
}
