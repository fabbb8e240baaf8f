const mark = 'thali-unsaved';

/**
 * A second history entry of the same address, while something is unsaved. The back key leads to the
 * first one, and the router sees no change: whether to leave can still be asked.
 */
export const heldEntry = {
  isCurrent: (): boolean => isMarked(history.state),
  hold(): void {
    if (!isMarked(history.state)) history.pushState({ unsaved: mark }, '', location.href);
  },
  /** Nothing is left to hold it for. */
  release(): void {
    if (isMarked(history.state)) history.back();
  },
  /** Past both entries, to where the back key was meant to lead. */
  leave: (): void => history.go(-2),
};

function isMarked(state: unknown): boolean {
  return (
    typeof state === 'object' && state !== null && 'unsaved' in state && state.unsaved === mark
  );
}
