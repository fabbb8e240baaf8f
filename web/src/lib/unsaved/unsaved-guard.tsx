import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { heldEntry } from './held-entry.ts';
import {
  askUnsavedBy,
  closeByBack,
  hasBackClosing,
  hasUnsavedChanges,
  leaveBy,
  onUnsavedChange,
} from './unsaved-changes.ts';

/** Stands once around screens that edit something: no link, no way out of a form, no back key and no reload
 * loses it unasked. */
export function UnsavedGuard() {
  const [, navigate] = useLocation();
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => askUnsavedBy((way) => setLeave(() => way)), []);
  useEffect(() => watchLeaving((path) => navigate(path, { replace: true })), [navigate]);

  return (
    <ConfirmDialog
      isOpen={leave !== undefined}
      onClose={() => setLeave(undefined)}
      onConfirm={() => {
        setLeave(undefined);
        leave?.();
      }}
      title="Discard your changes?"
      text="Your changes here are not saved yet."
      confirmLabel="Discard Changes"
      tone="danger"
    />
  );
}

/**
 * Stops links, the back key and reloads while something is unsaved, and has the person asked. Where
 * something is open that the back key closes, it closes that and no more.
 * @param open  goes to a path of this site, in the place of the current history entry
 * @returns ends the watch
 */
function watchLeaving(open: (path: string) => void): () => void {
  let isLeaving = false;

  function onClick(event: MouseEvent): void {
    const link = linkOf(event);
    if (!link || !hasUnsavedChanges()) return;
    event.preventDefault();
    leaveBy(() => open(link.pathname + link.search + link.hash));
  }

  function onPopState(): void {
    const isAsked = heldEntry.meetPop() && !isLeaving;
    isLeaving = false;
    if (!isAsked || closeByBack()) return;
    leaveBy(() => {
      isLeaving = true;
      heldEntry.leave();
    });
  }

  function onUnload(event: BeforeUnloadEvent): void {
    if (hasUnsavedChanges() && !isLeaving) event.preventDefault();
  }

  const hold = () => heldEntry.want(hasUnsavedChanges() || hasBackClosing());
  const stopFollowing = onUnsavedChange(hold);
  // One may be left of what was open when the page was reloaded.
  hold();
  document.addEventListener('click', onClick, true);
  addEventListener('popstate', onPopState, { capture: true });
  addEventListener('beforeunload', onUnload);
  return () => {
    stopFollowing();
    document.removeEventListener('click', onClick, true);
    removeEventListener('popstate', onPopState, { capture: true });
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
