/** Every style of ours is in a cascade layer, which came with Chrome 99, Safari 15.4 and Firefox 97. */
export function isTooOld(): boolean {
  return !('CSSLayerBlockRule' in window);
}
