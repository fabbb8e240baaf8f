import { useEffect } from 'react';
import { createObservable } from '../state/observable.ts';

/** How many places hold something that would be lost by leaving. */
const unsavedCount = createObservable(0);
let ask: ((leave: () => void) => void) | undefined;

/** While true, leaving the screen asks first. The frame around holds an UnsavedGuard. */
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

/** Calls the listener when something is unsaved, and when nothing is any more. @returns ends it */
export function onUnsavedChange(listener: () => void): () => void {
  return unsavedCount.subscribe(listener);
}

/** The screen's way to ask the person; one at a time. @returns takes it back */
export function askUnsavedBy(question: (leave: () => void) => void): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = undefined;
  };
}

/** Does it at once, or once the person said that what is unsaved may go. */
export function leaveBy(leave: () => void): void {
  if (hasUnsavedChanges() && ask) ask(leave);
  else leave();
}
