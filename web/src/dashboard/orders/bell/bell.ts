import { createStoredObservable } from '../../../lib/state/stored-observable.ts';
import { createRinger, type Ringer } from './ringer.ts';

let ringer: Ringer | undefined;

/** The page's one bell, made when first asked for. */
export function pageBell(): Ringer {
  ringer ??= createRinger();
  return ringer;
}

/** On unless somebody muted it at this browser. */
export const isSoundOn = createStoredObservable('thali.order-sound', (stored) => stored !== false);
