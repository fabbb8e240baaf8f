import { useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { backStack } from '../back/use-back.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import * as texts from '../ui/ui-texts.ts';
import {
  confirmLeave,
  hasUnsavedChanges,
  onUnsavedChange,
  setUnsavedQuestion,
} from './unsaved-changes.ts';

/** Render this once on a page with forms. It asks before a link, a button, Back or a reload loses changes. */
export function UnsavedGuard() {
  const [, navigate] = useLocation();
  const [leave, setLeave] = useState<() => void>();

  useEffect(() => setUnsavedQuestion((proceed) => setLeave(() => proceed)), []);
  useEffect(() => watchLeaving((path) => navigate(path)), [navigate]);

  return (
    <ConfirmDialog
      isOpen={leave !== undefined}
      onClose={() => setLeave(undefined)}
      onConfirm={() => {
        setLeave(undefined);
        leave?.();
      }}
      title={texts.discardChanges}
      text={texts.notSavedYet}
      confirmLabel={texts.discard}
      tone="danger"
    />
  );
}

/**
 * Asks the user before a link, Back or a reload loses unsaved changes.
 * @param open  navigates to a path of this site
 * @returns a function that stops watching
 */
function watchLeaving(open: (path: string) => void): () => void {
  let isLeaving = false;
  let release: (() => void) | undefined;

  function onClick(event: MouseEvent): void {
    const link = linkOf(event);
    if (!link || !hasUnsavedChanges()) return;
    event.preventDefault();
    confirmLeave(() => open(link.pathname + link.search + link.hash));
  }

  function onBack(): void {
    confirmLeave(() => {
      isLeaving = true;
      holdPage();
      backStack().leave();
    });
  }

  function onUnload(event: BeforeUnloadEvent): void {
    if (hasUnsavedChanges() && !isLeaving) event.preventDefault();
  }

  function holdPage(): void {
    if (!hasUnsavedChanges()) isLeaving = false;
    const isHeld = hasUnsavedChanges() && !isLeaving;
    if (isHeld) release ??= backStack().add(onBack, true);
    else {
      release?.();
      release = undefined;
    }
  }

  const stopFollowing = onUnsavedChange(holdPage);
  holdPage();
  document.addEventListener('click', onClick, true);
  addEventListener('beforeunload', onUnload);
  return () => {
    stopFollowing();
    release?.();
    document.removeEventListener('click', onClick, true);
    removeEventListener('beforeunload', onUnload);
  };
}

/** The link if a click would open a page of this site in this tab. */
function linkOf(event: MouseEvent): HTMLAnchorElement | undefined {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
    return;
  }
  const target = event.target instanceof Element ? event.target.closest('a') : null;
  if (!(target instanceof HTMLAnchorElement) || !target.href || target.target) return;
  if (target.hasAttribute('download') || target.origin !== location.origin) return;
  return target.pathname === location.pathname && target.hash ? undefined : target;
}
