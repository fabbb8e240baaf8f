import { useEffect } from 'react';
import { createObservable } from '../state/observable.ts';

/** How many forms have unsaved changes. */
const unsavedCount = createObservable(0);
let ask: ((leave: () => void) => void) | undefined;

/** While true, leaving the screen asks first. An UnsavedGuard must surround the screen. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    unsavedCount.set(unsavedCount.get() + 1);
    return () => unsavedCount.set(unsavedCount.get() - 1);
  }, [isDirty]);
}

export function hasUnsavedChanges(): boolean {
  return unsavedCount.get() > 0;
}

/** Calls the listener when the first unsaved change appears and when the last one is gone. @returns stops listening */
export function onUnsavedChange(listener: () => void): () => void {
  return unsavedCount.subscribe(listener);
}

/** Registers the screen's confirmation dialog, one at a time. @returns unregisters it */
export function askUnsavedBy(question: (leave: () => void) => void): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = undefined;
  };
}

/** Leaves at once, or after the user agrees to lose unsaved changes. */
export function leaveBy(leave: () => void): void {
  if (hasUnsavedChanges() && ask) ask(leave);
  else leave();
}
