import type { User } from '@thali/shared/auth/user.contract';
import { ownerOf } from '../../lib/session/stored-session.ts';
import { claimCarts } from './customer-carts.ts';
import { startInactivity } from './inactivity/start-inactivity.tsx';
import { onSignOutElsewhere } from './other-tabs.ts';
import { sessionState } from './session-store.ts';
import { signOutAndLeave } from './sign-out-and-leave.ts';

let isWatching = false;
let person: User | undefined;
let watch: ReturnType<typeof startInactivity> | undefined;

/** Starts the watch for inactivity and for sign-outs in other tabs. Each later call does nothing. */
export function watchPerson(): void {
  if (isWatching) return;
  isWatching = true;
  sessionState.subscribe(updateWatch);
  onSignOutElsewhere(({ owner, reason }) => {
    if (!person) return;
    if (ownerOf(person) !== owner) {
      watch?.remember();
      return;
    }
    watch?.stop();
    signOutAndLeave(reason === 'inactive' ? 'inactive-elsewhere' : 'elsewhere');
  });
  updateWatch();
}

function updateWatch(): void {
  const user = signedInUser();
  const isSame = (person && ownerOf(person)) === (user && ownerOf(user));
  person = user;
  if (isSame) return;
  watch?.stop();
  watch = user && startInactivity(user);
  // Ignores a failure, because a browser that refuses storage has no carts.
  if (user?.role === 'student') void claimCarts(user.id).catch(() => undefined);
}

function signedInUser(): User | undefined {
  const state = sessionState.get();
  return state && 'user' in state ? state.user : undefined;
}
