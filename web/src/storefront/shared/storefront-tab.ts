export const storefrontTabs = [
  'menu',
  'orders',
  'history',
  'favorites',
  'cart',
  'profile',
] as const;
export type StorefrontTab = (typeof storefrontTabs)[number];

/** What belongs to a person, and so needs to know who it is. */
export type PersonalTab = Exclude<StorefrontTab, 'menu' | 'cart'>;

export function isPersonal(tab: StorefrontTab): tab is PersonalTab {
  return tab !== 'menu' && tab !== 'cart';
}
