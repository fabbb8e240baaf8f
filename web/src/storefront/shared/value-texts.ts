import type { MenuItem } from '@thali/shared/menu/menu.contract';
import type { ClosedState } from '@thali/shared/vendors/business-hours';
import type { StorefrontTab } from './storefront-address.ts';

// In English, these texts are the values themselves.

/** @param _until  the clock time at which a busy kitchen takes orders again */
export const closedReason = (closed: ClosedState, _until: string | undefined) => closed.reason;
/** @param note  `Served at lunch, from 12 pm` */
export const servedNote = (note: string, _next: MenuItem['nextMeal']) => note;
export const notServed = (name: string, note: string, _next: MenuItem['nextMeal']) =>
  `${name} is s${note.slice(1)}.`;
/** @param words  of `jain`, `vegan` and `egg` */
export const diets = (words: string) => words;
/** Follows the name of the mess in the page's title. */
export const tabTitle = (tab: StorefrontTab) => tab;
