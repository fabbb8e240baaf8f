/** All our styles are in cascade layers. Chrome 99, Safari 15.4 and Firefox 97 were the first with layers. */
export function isTooOld(): boolean {
  return !('CSSLayerBlockRule' in window);
}
