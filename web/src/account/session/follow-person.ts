import type { User } from '@thali/shared/auth/user.contract';
import { ownerOf } from '../../lib/session/stored-session.ts';
import { claimCarts } from './customer-carts.ts';
import { startInactivity } from './inactivity/start-inactivity.tsx';
import { onSignOutElsewhere } from './other-tabs.ts';
import { sessionState } from './session-store.ts';
import { signOutAndLeave } from './sign-out-and-leave.ts';

let isFollowing = false;
let person: User | undefined;
let watch: ReturnType<typeof startInactivity> | undefined;

/** Watches inactivity, and sign-outs in other tabs, until the session ends. */
export function followPerson(): void {
  if (isFollowing) return;
  isFollowing = true;
  sessionState.subscribe(follow);
  onSignOutElsewhere(({ owner, reason }) => {
    if (!person) return;
    if (ownerOf(person) !== owner) {
      watch?.remember();
      return;
    }
    watch?.stop();
    signOutAndLeave(reason === 'inactive' ? 'inactive-elsewhere' : 'elsewhere');
  });
  follow();
}

function follow(): void {
  const next = signedInUser();
  const isSame = (person && ownerOf(person)) === (next && ownerOf(next));
  person = next;
  if (isSame) return;
  watch?.stop();
  watch = next && startInactivity(next);
  // A browser that refuses storage has no cart to claim.
  if (next?.role === 'student') void claimCarts(next.id).catch(() => undefined);
}

function signedInUser(): User | undefined {
  const state = sessionState.get();
  return state && 'user' in state ? state.user : undefined;
}
