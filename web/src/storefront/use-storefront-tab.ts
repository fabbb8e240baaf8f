import { useEffect } from 'react';
import {
  isPersonal,
  type StorefrontTab,
  useStorefrontAddress,
} from './shared/storefront-address.ts';

/** The visitor may have scrolled a menu that came with the document before this code runs. */
let isBeingRead = document.getElementById('root')?.hasChildNodes() ?? false;

/** The tab on screen, and functions that open another tab or the sheet of a dish. */
export function useStorefrontTab(isSignedIn: boolean) {
  const address = useStorefrontAddress();
  const tab: StorefrontTab = isPersonal(address.tab) && !isSignedIn ? 'menu' : address.tab;

  // Each change of tab starts at the top.
  useEffect(() => {
    if (!isBeingRead || tab !== 'menu') window.scrollTo({ top: 0, behavior: 'instant' });
    isBeingRead = false;
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
