import { createObservable, type Observable } from '../../lib/state/observable.ts';

const ringing = createObservable(false);

/** Whether somebody looks for this device from the settings. */
export const isRinging: Pick<Observable<boolean>, 'get' | 'subscribe'> = ringing;

export function ringHere(): void {
  ringing.set(true);
}

export function endRing(): void {
  ringing.set(false);
}
