/** These two came last to every browser: one that has them has all that `polyfills.ts` adds. */
export function needsPolyfills(): boolean {
  return !('any' in AbortSignal && 'showPopover' in HTMLElement.prototype);
}
