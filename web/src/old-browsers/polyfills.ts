/**
 * Features that the oldest supported browsers lack. Only those browsers load this file, before anything else runs. Each
 * polyfill keeps an existing feature. `supported-browsers.ts` names the oldest browsers.
 */
import 'core-js/stable/array/to-reversed';
import 'core-js/stable/array/to-sorted';
import { apply, isSupported } from '@oddbird/popover-polyfill/fn';
import { anySignal, timeoutSignal } from './abort-signals.ts';

AbortSignal.timeout ??= timeoutSignal;
AbortSignal.any ??= anySignal;
Element.prototype.checkVisibility ??= function (this: Element) {
  return this.getClientRects().length > 0;
};
// Puts its styles below all of ours. If our policy blocks them, as in Safari before 16.4, base.css has replacements.
if (!isSupported()) apply({ layerName: 'theme' });
