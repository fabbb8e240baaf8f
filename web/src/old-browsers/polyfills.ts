/**
 * Features that the oldest supported browsers lack; see `supported-browsers.ts`. Only browsers that lack a feature load
 * this file, before anything else runs.
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
// The polyfill's styles come before our own. If our security policy blocks them, as in Safari before 16.4, base.css
// has replacements.
if (!isSupported()) apply({ layerName: 'theme' });
