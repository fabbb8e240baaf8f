import { heldEntry } from './held-entry.ts';
import { hasUnsavedChanges, leaveBy, onUnsavedChange } from './unsaved-changes.ts';

/**
 * Stops links, the back key and reloads while something is unsaved, and has the person asked.
 * @param open  goes to a path of this site, in the place of the current history entry
 * @returns ends the watch
 */
export function watchLeaving(open: (path: string) => void): () => void {
  let isLeaving = false;

  function onClick(event: MouseEvent): void {
    const link = linkOf(event);
    if (!link || !hasUnsavedChanges()) return;
    event.preventDefault();
    leaveBy(() => open(link.pathname + link.search + link.hash));
  }

  function onPopState(): void {
    if (isLeaving || heldEntry.isCurrent() || !hasUnsavedChanges()) {
      isLeaving = false;
      return;
    }
    heldEntry.hold();
    leaveBy(() => {
      isLeaving = true;
      heldEntry.leave();
    });
  }

  function onUnload(event: BeforeUnloadEvent): void {
    if (hasUnsavedChanges() && !isLeaving) event.preventDefault();
  }

  const stopFollowing = onUnsavedChange(() => {
    if (hasUnsavedChanges()) heldEntry.hold();
    else heldEntry.release();
  });
  document.addEventListener('click', onClick, true);
  addEventListener('popstate', onPopState);
  addEventListener('beforeunload', onUnload);
  return () => {
    stopFollowing();
    document.removeEventListener('click', onClick, true);
    removeEventListener('popstate', onPopState);
    removeEventListener('beforeunload', onUnload);
  };
}

/** The link of this site that a plain click would follow in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return;
  }
  const target = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(target instanceof HTMLAnchorElement) || !target.href || target.target) return;
  if (target.hasAttribute('download') || target.origin !== location.origin) return;
  return target.pathname === location.pathname && target.hash ? undefined : target;
}
