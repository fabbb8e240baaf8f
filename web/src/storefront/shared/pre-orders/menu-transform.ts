import type { Storefront } from '@thali/shared/storefront/get-storefront.contract';
import { createObservable } from '../../../lib/state/observable.ts';

/**
 * Turns the menu into the menu of a pre-order. Undefined unless the guest pre-orders. `pre-order-choice.ts`, which loads
 * later, sets this function.
 */
export const menuTransform = createObservable<((menu: Storefront) => Storefront) | undefined>(
  undefined,
);
