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
// Its own styles go below all of ours. Where our policy forbids them, as in Safari before 16.4, base.css has what they do.
if (!isSupported()) apply({ layerName: 'theme' });
