import { KeyRound, LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { isOffline } from '../../../lib/offline/is-offline.ts';
import { useObservable } from '../../../lib/state/observable.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { kitchenCall } from '../kitchen-call.ts';
import { actingHeader, actingPerson, askForPin, isClaim, unlockMs } from './acting.ts';
import * as texts from './person-texts.ts';

/** `Asha · Leave` while a person has unlocked this device. Rule: team-4 */
export function PersonMark() {
  const unlock = useObservable(actingPerson);
  useRenewal();
  if (!unlock) return null;
  return (
    <Button
      variant="quiet"
      size="small"
      icon={<LogOut size={18} />}
      onClick={() => actingPerson.set(undefined)}
    >
      <span className="max-w-28 truncate">{unlock.person.name}</span>
      <span aria-hidden="true">·</span> {texts.leave}
    </Button>
  );
}

/** Opens the keypad, to unlock the device before an action or to set a PIN. */
export function UnlockButton() {
  return (
    <Button
      variant="secondary"
      size="small"
      aria-haspopup="dialog"
      icon={<KeyRound size={18} />}
      onClick={() => void askForPin({ roles: undefined, isForOneCall: false })}
    >
      {texts.pin}
    </Button>
  );
}

const checkEveryMs = 10_000;

/** Renews the unlock while the device is used, and locks it after some time without a touch or key press. */
function useRenewal(): void {
  useEffect(() => {
    let renewedAt = Date.now();
    const renew = () => {
      const unlock = actingPerson.get();
      const acting = actingHeader();
      // Renews when a third of the time has passed.
      if (!unlock || !acting || Date.now() - renewedAt < unlockMs() / 3) return;
      renewedAt = Date.now();
      if (isClaim(acting)) {
        // With a network again, the unlock ends, and the server checks the PIN.
        if (!isOffline()) return;
        const until = new Date(Date.now() + unlockMs()).toISOString();
        return actingPerson.set({ ...unlock, until });
      }
      kitchenCall('POST /kitchen-devices/me/acting', {
        body: { personId: unlock.person.id },
        acting,
        background: true,
      }).then(
        (renewedUnlock) => actingPerson.get() === unlock && actingPerson.set(renewedUnlock),
        () => undefined,
      );
    };
    addEventListener('pointerdown', renew);
    addEventListener('keydown', renew);
    const timer = setInterval(actingHeader, checkEveryMs);
    return () => {
      removeEventListener('pointerdown', renew);
      removeEventListener('keydown', renew);
      clearInterval(timer);
    };
  }, []);
}
