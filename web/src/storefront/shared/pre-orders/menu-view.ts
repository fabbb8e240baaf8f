import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { createObservable } from '../../../lib/state/observable.ts';

/** Changes the menu for a pre-order. Undefined if the guest orders for now, without a slot. Code that loads later sets it. */
export const menuView = createObservable<((menu: Storefront) => Storefront) | undefined>(undefined);
