import { useEffect, useEffectEvent } from 'react';

const mark = 'thali-open-form';

/** Fulfilled once the history entry of the form before is gone. */
let lastEntryGone = Promise.resolve();

/**
 * While a form is open, the browser's Back means closing it: its page is not left. Where something is
 * typed in it, the browser also asks before the document goes.
 */
export function useLeaveGuard({ isDirty, onBack }: { isDirty: boolean; onBack: () => void }): void {
  const goBack = useEffectEvent(onBack);

  useEffect(() => {
    let giveUp: (() => void) | undefined;
    let isClosed = false;
    void lastEntryGone.then(() => {
      if (!isClosed) giveUp = holdEntry(() => goBack());
    });
    return () => {
      isClosed = true;
      giveUp?.();
    };
  }, []);

  useEffect(() => {
    if (!isDirty) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);
}

/** A history entry of the form's own, put back as often as it is left. @returns takes it away */
function holdEntry(onBack: () => void): () => void {
  const address = location.href;
  history.pushState({ form: mark }, '', address);
  const keep = (event: PopStateEvent) => {
    // Before the router hears of it.
    event.stopImmediatePropagation();
    if (isMarked(event.state)) return;
    history.pushState({ form: mark }, '', address);
    onBack();
  };
  addEventListener('popstate', keep, { capture: true });
  return () => {
    removeEventListener('popstate', keep, { capture: true });
    if (!isMarked(history.state)) return;
    lastEntryGone = new Promise((gone) => {
      addEventListener('popstate', () => gone(), { capture: true, once: true });
    });
    history.back();
  };
}

function isMarked(state: unknown): boolean {
  return typeof state === 'object' && state !== null && 'form' in state && state.form === mark;
}
