import { useEffect, useEffectEvent } from 'react';
import { createObservable } from '../state/observable.ts';

/** How many places hold something that would be lost by leaving. */
const unsavedCount = createObservable(0);
/** What the back key closes, the latest last. */
const closings = createObservable<readonly (() => void)[]>([]);
let ask: ((leave: () => void) => void) | undefined;

/** While true, leaving the screen asks first. The frame around holds an UnsavedGuard. */
export function useUnsaved(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    unsavedCount.set(unsavedCount.get() + 1);
    return () => unsavedCount.set(unsavedCount.get() - 1);
  }, [isDirty]);
}

/** While the component is there, the browser's Back means this. The frame around holds an UnsavedGuard. */
export function useBackCloses(close: () => void): void {
  const onBack = useEffectEvent(close);
  useEffect(() => {
    const closing = () => onBack();
    closings.set([...closings.get(), closing]);
    return () => closings.set(closings.get().filter((one) => one !== closing));
  }, []);
}

export function hasUnsavedChanges(): boolean {
  return unsavedCount.get() > 0;
}

export function hasBackClosing(): boolean {
  return closings.get().length > 0;
}

/** @returns whether anything was open that the back key closes */
export function closeByBack(): boolean {
  const close = closings.get().at(-1);
  close?.();
  return close !== undefined;
}

/** Calls the listener when either of the two changes. @returns ends it */
export function onUnsavedChange(listener: () => void): () => void {
  const stops = [unsavedCount.subscribe(listener), closings.subscribe(listener)];
  return () => {
    for (const stop of stops) stop();
  };
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
