import type { User } from '@thali/shared/auth/user.contract';
import { createRoot } from 'react-dom/client';
import { signOutAndLeave } from '../sign-out-and-leave.ts';
import { ownerOf } from '../stored-session.ts';
import { activityRecord, markWatched } from './activity-record.ts';
import { onActivitySignal } from './activity-signals.ts';
import { limitsOf } from './inactivity-limits.ts';
import { type InactivityWatch, type WatchState, watchInactivity } from './inactivity-watch.ts';
import { TimeoutDialog } from './timeout-dialog.tsx';

/**
 * Signs this person out after inactivity and a warning. It runs beside the pages, with a root
 * of its own, so that none of them needs to know of it.
 * @returns the watch; stop it when the session is over
 */
export function startInactivity(user: User): Pick<InactivityWatch, 'remember' | 'stop'> {
  const holder = document.body.appendChild(document.createElement('div'));
  const root = createRoot(holder);
  markWatched();

  const watch = watchInactivity({
    limits: limitsOf(user.role),
    record: activityRecord(ownerOf(user)),
    isHeld: isOngoingOrderOnScreen,
    onState(state) {
      if (state.phase === 'ended') signOutAndLeave('inactive');
      root.render(dialogOf(state, watch));
    },
  });
  const stopListening = listen(watch);

  return {
    remember: watch.remember,
    stop() {
      watch.stop();
      stopListening();
      // Not within the rendering that may have brought us here.
      setTimeout(() => {
        root.unmount();
        holder.remove();
      });
    },
  };
}

/** Whether an order that is under way is on this screen: what shows one is marked so. */
function isOngoingOrderOnScreen(): boolean {
  const shown = document.querySelectorAll('[data-ongoing-order]');
  return [...shown].some((element) => element.checkVisibility());
}

function dialogOf(state: WatchState, watch: InactivityWatch) {
  if (state.phase === 'active') return null;
  const endsAt = state.phase === 'warning' ? state.endsAt : undefined;
  return (
    <TimeoutDialog
      endsAt={endsAt}
      onStay={watch.stay}
      onLogOut={() => {
        watch.stop();
        signOutAndLeave('asked');
      }}
    />
  );
}

const touches = [
  'pointerdown',
  'pointermove',
  'touchstart',
  'touchmove',
  'keydown',
  'wheel',
  'scroll',
];
/** When a sleeping page wakes, or another tab has written the record. */
const wakings = ['focus', 'pageshow', 'storage'];

function listen({ touch, signal, check }: InactivityWatch): () => void {
  const options = { capture: true, passive: true };
  for (const type of touches) addEventListener(type, touch, options);
  for (const type of wakings) addEventListener(type, check);
  document.addEventListener('visibilitychange', check);
  const stopSignals = onActivitySignal(signal);
  return () => {
    for (const type of touches) removeEventListener(type, touch, options);
    for (const type of wakings) removeEventListener(type, check);
    document.removeEventListener('visibilitychange', check);
    stopSignals();
  };
}
