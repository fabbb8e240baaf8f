import type { User } from '@thali/shared/auth/user.contract';
import { createRoot } from 'react-dom/client';
import { onActivitySignal } from '../../../lib/session/activity-signals.ts';
import { ownerOf } from '../../../lib/session/stored-session.ts';
import { signOutAndLeave } from '../sign-out-and-leave.ts';
import { activityRecord, markWatched } from './activity-record.ts';
import { limitsOf } from './inactivity-limits.ts';
import { type InactivityWatch, type WatchState, watchInactivity } from './inactivity-watch.ts';
import { TimeoutDialog } from './timeout-dialog.tsx';

/**
 * Signs the person out after inactivity and a warning. Renders the warning into its own React root, so that no page has
 * to include it.
 * @returns the watch, which the caller stops when the session ends
 */
export function startInactivity(user: User): Pick<InactivityWatch, 'remember' | 'stop'> {
  const holder = document.body.appendChild(document.createElement('div'));
  const root = createRoot(holder);
  markWatched();

  const watch = watchInactivity({
    limits: limitsOf(user.role),
    record: activityRecord(ownerOf(user)),
    isOrderOnScreen: isOngoingOrderOnScreen,
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
      // React cannot unmount a root while it renders.
      setTimeout(() => {
        root.unmount();
        holder.remove();
      });
    },
  };
}

/** Whether a visible element is marked as an ongoing order. */
function isOngoingOrderOnScreen(): boolean {
  const orders = document.querySelectorAll('[data-ongoing-order]');
  return [...orders].some((element) => element.checkVisibility());
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
/** Events of a page that wakes, or of another tab that wrote the record. */
const wakeEvents = ['focus', 'pageshow', 'storage'];

function listen({ touch, signal, check }: InactivityWatch): () => void {
  const options = { capture: true, passive: true };
  for (const type of touches) addEventListener(type, touch, options);
  for (const type of wakeEvents) addEventListener(type, check);
  document.addEventListener('visibilitychange', check);
  const stopSignals = onActivitySignal(signal);
  return () => {
    for (const type of touches) removeEventListener(type, touch, options);
    for (const type of wakeEvents) removeEventListener(type, check);
    document.removeEventListener('visibilitychange', check);
    stopSignals();
  };
}
