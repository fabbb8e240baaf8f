/** Every browser got these two features last. A browser that has them needs nothing from `polyfills.ts`. */
export function needsPolyfills(): boolean {
  return !('any' in AbortSignal && 'showPopover' in HTMLElement.prototype);
}
