import { KeyRound, LogOut } from 'lucide-react';
import { useEffect } from 'react';
import { useObservable } from '../../../lib/state/observable.ts';
import { Button } from '../../../lib/ui/button.tsx';
import { kitchenCall } from '../kitchen-call.ts';
import { storedDevice } from '../stored-device.ts';
import { actingHeader, actingPerson, askForPin } from './acting.ts';

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
      <span aria-hidden="true">·</span> Leave
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
      onClick={() => void askForPin({ roles: undefined, once: false })}
    >
      PIN
    </Button>
  );
}

/** An unlock is renewed when a third of its time has passed: 15 minutes in a kitchen, 3 at a counter. */
const renewAfterMs = () => (storedDevice.get()?.kind === 'counter' ? 1 : 5) * 60_000;
const checkEveryMs = 10_000;

/** Renews the unlock while the device is used, and locks it after its time without a touch. */
function useRenewal(): void {
  useEffect(() => {
    let renewedAt = Date.now();
    const renew = () => {
      const unlock = actingPerson.get();
      const acting = actingHeader();
      if (!unlock || !acting || Date.now() - renewedAt < renewAfterMs()) return;
      renewedAt = Date.now();
      kitchenCall('POST /kitchen-devices/me/acting', {
        body: { personId: unlock.person.id },
        acting,
        background: true,
      }).then(
        (renewed) => actingPerson.get() === unlock && actingPerson.set(renewed),
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
