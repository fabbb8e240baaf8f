/** All our styles are in a cascade layer, which Chrome has since 99, Safari since 15.4 and Firefox since 97. */
export function isTooOld(): boolean {
  return !('CSSLayerBlockRule' in window);
}
