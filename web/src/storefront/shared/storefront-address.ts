import { urlChoice, urlId } from '../../lib/url-state/url-choice.ts';
import { type UrlField, type UrlState, useUrlState } from '../../lib/url-state/use-url-state.ts';

const lineOfCart: UrlField<number | undefined> = {
  parse: ([text]) => (text === undefined ? undefined : Number(text)),
  format: (line) => (line === undefined ? [] : [String(line)]),
};

const fields = {
  tab: urlChoice(['menu', 'orders', 'history', 'favorites', 'cart', 'profile', 'pass']),
  /** The dish whose sheet is open. Rule: storefront-19 */
  dish: urlId(),
  /** The index of the cart line that the sheet changes. */
  line: lineOfCart,
};

export type StorefrontTab = UrlState<typeof fields>['tab'];

/** A tab other than the menu and the cart. */
export type PersonalTab = Exclude<StorefrontTab, 'menu' | 'cart'>;

export function isPersonal(tab: StorefrontTab): tab is PersonalTab {
  return tab !== 'menu' && tab !== 'cart';
}

export function isForCustomers(tab: StorefrontTab): boolean {
  return ['history', 'profile', 'pass'].includes(tab);
}

/** The tab and the open dish, as the address stores them. */
export function useStorefrontAddress() {
  const [state, change] = useUrlState(fields);
  return {
    ...state,
    selectTab: (tab: StorefrontTab) => change({ tab }),
    // Replaces the history entry, because the sheet itself adds one for the back key.
    showDish: (dish?: string, line?: number) => change({ dish, line }, { replace: true }),
  };
}
