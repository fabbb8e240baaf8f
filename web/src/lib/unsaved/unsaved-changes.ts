import { useEffect } from 'react';
import { createObservable } from '../state/observable.ts';

/** The number of forms with unsaved changes. */
const unsavedCount = createObservable(0);
let ask: ((leave: () => void) => void) | undefined;

/** While `isDirty`, asks the user before they leave the screen. Needs an UnsavedGuard on the page. */
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

/** Calls the listener when a form gets or loses unsaved changes. @returns a function that stops listening */
export function onUnsavedChange(listener: () => void): () => void {
  return unsavedCount.subscribe(listener);
}

/** Registers the function that opens the confirmation dialog. @returns a function that unregisters it */
export function setUnsavedQuestion(question: (leave: () => void) => void): () => void {
  ask = question;
  return () => {
    if (ask === question) ask = undefined;
  };
}

/** Leaves at once, or after the user has agreed to lose unsaved changes. */
export function confirmLeave(leave: () => void): void {
  if (hasUnsavedChanges() && ask) ask(leave);
  else leave();
}
