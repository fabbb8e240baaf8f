/**
 * What the site uses and its oldest browsers lack. Only those load it, before anything else runs; each part
 * leaves alone what a browser has. `supported-browsers.ts` names the oldest ones.
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
// The look of a popover that is closed, or not in the top layer, is in base.css: our policy forbids the polyfill's own.
if (!isSupported()) apply();
